/**
 * The screens and their states, which axe, the pictures and the accessibility trees go through. A route that is not
 * named here is looked at as it opens.
 */
import type { Locator, Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { interpolate } from '@/lib/i18n/interpolate';
import { ROUTES, type RouteId } from '@/lib/routes';
import { type } from './test';

/** The device of a project in playwright.config.ts. */
export type Device = 'desktop' | 'phone';

export interface State {
  name: string;
  /** Brings the screen into this state, from its first one or from the state before. */
  enter: (page: Page) => Promise<void>;
  /** What is visible once the state is there, where that takes time. */
  shows?: (page: Page) => Locator;
  /** Selects the part of the page that differs from the state before. */
  part: string;
  /** The device that has the state, where the other one has not. */
  only?: Device;
  /** The device on which axe looks, where the other one has the same layout. */
  axeOn?: Device;
  /** Whether the visual tests take a picture: of the whole page, or of the first view. */
  picture?: 'page' | 'view';
}

export interface Screen {
  /** Also the name of its baselines. */
  name: string;
  path: string;
  states: readonly State[];
  /** The device on which axe looks, where one is enough. */
  axeOn?: Device;
  /** Whether the visual tests take a picture of the whole page, of the first view, or none. */
  picture: 'page' | 'view' | 'none';
  /** The device of its picture in Hindi, where one is enough. */
  hindiPictureOn?: Device | 'none';
}

/** A button of the page by its whole name. */
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const press = (name: string) => (page: Page) => getButton(page, name).click();

const search = (text: string) => (page: Page) =>
  type(page.getByPlaceholder(en.records.browser.placeholder), text);

const { header, home, gallery, records } = en;

const NONE_SHOWN = interpolate(records.browser.noneShown, { start: 1, end: 0, total: 0 });

/** What is to be seen of a screen besides how it opens. */
const DETAILS: Partial<Record<RouteId | 'district', Partial<Screen>>> = {
  home: {
    states: [
      {
        name: 'news',
        enter: (page) => page.getByRole('tab', { name: home.panel.news.rest }).click(),
        part: 'main',
        axeOn: 'desktop',
        picture: 'view',
      },
      { name: 'paused', enter: press(home.slideshow.pause), part: 'main', axeOn: 'desktop' },
      { name: 'search', enter: press(header.search.label), part: 'header', picture: 'view' },
      { name: 'menu', enter: press(header.menu), part: 'header', only: 'phone', picture: 'view' },
      {
        name: 'dropdown',
        enter: (page) => getButton(page, header.districts).press('Enter'),
        part: 'header',
        only: 'desktop',
        picture: 'view',
      },
    ],
  },
  about: { axeOn: 'phone', hindiPictureOn: 'phone' },
  gallery: {
    // The long grid looks the same all the way down.
    picture: 'view',
    hindiPictureOn: 'desktop',
    states: [
      { name: 'events', enter: press(gallery.filters.events), part: 'main', axeOn: 'desktop' },
      {
        name: 'none',
        enter: press(gallery.filters.news),
        part: 'main',
        axeOn: 'desktop',
        picture: 'view',
      },
      {
        name: 'overlay',
        enter: async (page) => {
          await press(gallery.filters.all)(page);
          const name = interpolate(en.pictureCaption, { number: 2 });
          await page.getByRole('link', { name }).first().click();
        },
        part: 'dialog',
        picture: 'view',
      },
    ],
  },
  'student-records': {
    hindiPictureOn: 'phone',
    states: [
      { name: 'middle', enter: press(records.browser.next), part: 'main', axeOn: 'desktop' },
      {
        name: 'last',
        enter: search('Sana Pandey'),
        shows: (page) => page.getByRole('button', { name: records.browser.next, disabled: true }),
        part: 'main',
        axeOn: 'desktop',
      },
      {
        name: 'none',
        enter: search('nobody'),
        shows: (page) => page.getByText(NONE_SHOWN),
        part: 'main',
        axeOn: 'desktop',
        picture: 'page',
      },
    ],
  },
  'district-secretaries': { hindiPictureOn: 'none' },
  district: {
    axeOn: 'desktop',
    picture: 'none',
    hindiPictureOn: 'desktop',
    states: [{ name: 'without-card', enter: press('Agra'), part: 'main' }],
  },
};

/** All screens of the registry, and one district's. */
export const SCREENS: readonly Screen[] = [
  ...Object.values(ROUTES),
  { id: 'district', path: '/district/lucknow' } as const,
].map(({ id, path }) => ({ name: id, path, states: [], picture: 'page', ...DETAILS[id] }));

/** A path that is no screen's, and shows the error screen. */
export const UNKNOWN_PATH = '/nowhere';

/** What the tests of every screen visit: the screens of the registry in each language, with their states. */
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { en } from '@/lib/i18n/messages/en';
import { interpolate } from '@/lib/i18n/interpolate';
import { ROUTES, type RouteId } from '@/lib/routes';
import { getButton, goToFragment, type } from './test';

/** The device of a project in playwright.config.ts. */
export type Device = 'desktop' | 'phone';

export interface State {
  name: string;
  /** Brings the screen into this state, from its first one or from the state before. */
  enter: (page: Page) => Promise<void>;
  /** What is visible once the state is reached, where that takes time. */
  shows?: (page: Page) => Locator;
  /** Selects the part of the page that differs from the state before. */
  part: string;
  /** The device that has the state, where the other one has not. */
  only?: Device;
  /** The device on which axe runs, where the other one has the same layout. */
  axeOn?: Device;
  /** Whether its picture shows the whole page or the first view; without, there is none. */
  picture?: 'page' | 'view';
}

export interface Screen {
  /** Also the name of its baselines. */
  name: string;
  path: string;
  states: readonly State[];
  /** The only device on which it is visited. */
  only?: Device;
  /** The device on which axe runs, where one is enough. */
  axeOn?: Device;
  /** Whether its picture shows the whole page or the first view. */
  picture: 'page' | 'view' | 'none';
  /** The device of its picture, where one is enough. */
  pictureOn?: Device;
  /** The attribute that marks the chosen one of a group. */
  chosenBy?: 'aria-current' | 'aria-pressed' | 'aria-selected';
  /** Whether no accessibility tree is stored of it. */
  hasNoTree?: boolean;
}

/** The same in Hindi: the device of its picture, if it has one. */
interface Details extends Partial<Screen> {
  hindiPictureOn?: Device | 'none';
}

const press = (name: string) => (page: Page) => getButton(page, name).click();

const search = (text: string) => (page: Page) =>
  type(page.getByPlaceholder(en.records.browser.placeholder), text);

const { header, home, gallery, records } = en;

const NONE_SHOWN = interpolate(records.browser.noneShown, { start: 1, end: 0, total: 0 });

/** What differs from a screen that is visited only as it opens. */
const DETAILS: Partial<Record<RouteId | 'district', Details>> = {
  home: {
    chosenBy: 'aria-selected',
    states: [
      { name: 'search', enter: press(header.search.label), part: 'header', picture: 'view' },
      { name: 'menu', enter: press(header.menu), part: 'header', only: 'phone', picture: 'view' },
      {
        name: 'dropdown',
        enter: (page) => getButton(page, header.districts).press('Enter'),
        part: 'header',
        only: 'desktop',
        picture: 'view',
      },
      {
        name: 'news',
        enter: (page) => page.getByRole('tab', { name: home.panel.news.rest }).click(),
        part: 'main',
        axeOn: 'desktop',
        picture: 'view',
      },
      { name: 'paused', enter: press(home.slideshow.pause), part: 'main', axeOn: 'desktop' },
    ],
  },
  about: { axeOn: 'phone', hindiPictureOn: 'phone' },
  gallery: {
    chosenBy: 'aria-pressed',
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
      {
        name: 'news',
        enter: (page) => goToFragment(page, 'news'),
        part: '#news',
        axeOn: 'desktop',
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
    only: 'desktop',
    chosenBy: 'aria-current',
    picture: 'none',
    hindiPictureOn: 'desktop',
    states: [{ name: 'without-card', enter: press('Agra'), part: 'main' }],
  },
};

/** The screens of the registry, and one district's. */
const ENTRIES = [
  ...Object.values(ROUTES),
  { id: 'district', path: '/district/lucknow' } as const,
].map(({ id, path }) => {
  const { hindiPictureOn, ...details } = DETAILS[id] ?? {};
  return { id, path, details, hindiPictureOn };
});

/** A path of no screen, which shows the error screen. */
export const UNKNOWN_PATH = '/nowhere';

const ENGLISH_SCREENS = ENTRIES.map(({ id, path, details }): Screen => ({
  name: id,
  path,
  states: [],
  picture: 'page',
  ...details,
}));

/** As they open: their states differ from the English ones by words alone. */
const HINDI_SCREENS = ENTRIES.map(({ id, path, details, hindiPictureOn }): Screen => {
  const screen = { name: `hindi-${id}`, path: localizePath(path, 'hi'), states: [] };
  const axeOn = 'desktop';
  if (hindiPictureOn === 'none') return { ...screen, axeOn, picture: 'none', only: 'desktop' };
  const picture = details.picture === 'page' || !details.picture ? 'page' : 'view';
  const only = hindiPictureOn === 'desktop' ? hindiPictureOn : undefined;
  return { ...screen, axeOn, picture, pictureOn: hindiPictureOn, only };
});

export const SCREENS: readonly Screen[] = [
  ...ENGLISH_SCREENS,
  {
    name: 'district-with-card',
    path: '/district/varanasi',
    states: [],
    // On a desktop axe has looked at another district's card.
    axeOn: 'phone',
    picture: 'view',
    hasNoTree: true,
  },
  { name: 'error', path: UNKNOWN_PATH, states: [], axeOn: 'phone', picture: 'page' },
  ...(LANGUAGES.includes('hi') ? HINDI_SCREENS : []),
];

/** The paths of all screens in English. */
export const PATHS = ENTRIES.map(({ path }) => path);

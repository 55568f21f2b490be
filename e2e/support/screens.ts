/** What the tests of every screen visit: the screens of the registry in each language, with their states. */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@/lib/i18n/language';
import { en } from '@/lib/i18n/messages/en';
import { interpolate } from '@/lib/i18n/interpolate';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { expect, getButton, goToFragment, type } from './test';

/** The device of a project in playwright.config.ts. */
export type Device = 'desktop' | 'phone';

interface View {
  /** Also the name of its baselines. */
  name: string;
  /** The only device that has it, or on which it is visited. */
  only?: Device;
  /** Whether its picture shows the whole page or the first view; without, there is none. */
  picture?: 'page' | 'view';
}

interface State extends View {
  /** Brings the screen into this state, from its first one or from the state before. */
  enter: (page: Page) => Promise<void>;
  /** Selects the part of the page that differs from the state before. */
  part: string;
}

export interface Screen extends View {
  path: string;
  states?: readonly State[];
  /** The device of its picture, where one is enough. */
  pictureOn?: Device;
  /** Whether its accessibility tree is stored: of those whose controls need script, once. */
  hasTree?: boolean;
}

const press = (name: string) => (page: Page) => getButton(page, name).click();

/** Longer than a search waits for more letters, or rows for an idle page. */
const SEARCH_WAIT_MS = 1_000;

const search = (text: string, shown: RegExp) => async (page: Page) => {
  await type(page.getByRole('main').getByRole('searchbox'), text);
  await page.clock.runFor(SEARCH_WAIT_MS);
  await expect(page.getByRole('status').filter({ hasText: shown })).toBeAttached();
};

const { header, home, gallery, records } = en;

/** A path of no screen, which shows the error screen. */
export const UNKNOWN_PATH = '/nowhere';

const ENGLISH_SCREENS: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    hasTree: true,
    picture: 'page',
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
        picture: 'view',
      },
      { name: 'paused', enter: press(home.slideshow.pause), part: 'main' },
    ],
  },
  { name: 'about', path: '/about', picture: 'page' },
  {
    name: 'gallery',
    path: '/gallery',
    hasTree: true,
    // The long grid looks the same all the way down.
    picture: 'view',
    states: [
      { name: 'events', enter: press(gallery.filters.events), part: 'main' },
      { name: 'none', enter: press(gallery.filters.news), part: 'main', picture: 'view' },
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
      { name: 'news', enter: (page) => goToFragment(page, 'news'), part: '#news', picture: 'view' },
    ],
  },
  {
    name: 'student-records',
    path: '/student-records',
    hasTree: true,
    picture: 'page',
    states: [
      {
        name: 'middle',
        enter: async (page) => {
          await press(records.browser.next)(page);
          await page.clock.runFor(SEARCH_WAIT_MS);
          await expect(page.getByText(/^Page 2 of/)).toBeVisible();
        },
        part: 'main',
      },
      { name: 'last', enter: search('युगल किशोर', /^Showing 1 to \d of/), part: 'main' },
      {
        name: 'none',
        enter: search('nobody', /^Showing 1 to 0 of 0/),
        part: 'main',
        picture: 'page',
      },
    ],
  },
  { name: 'district-secretaries', path: '/district-secretaries', hasTree: true, picture: 'page' },
  {
    name: 'district',
    path: '/district/lucknow',
    hasTree: true,
    only: 'desktop',
    states: [{ name: 'without-card', enter: press('Agra'), part: 'main' }],
  },
  { name: 'district-with-card', path: '/district/varanasi', picture: 'view' },
  { name: 'page', path: '/rules', only: 'phone' },
  { name: 'error', path: UNKNOWN_PATH, picture: 'page' },
];

/** As they open, for the English ones have the other states; and with what is found by its other name. */
const HINDI_SCREENS: readonly Screen[] = [
  { name: 'hindi-home', path: '/hi', picture: 'page' },
  { name: 'hindi-about', path: '/hi/about', picture: 'page', pictureOn: 'phone' },
  { name: 'hindi-gallery', path: '/hi/gallery', only: 'desktop', picture: 'view' },
  {
    name: 'hindi-student-records',
    path: '/hi/student-records',
    picture: 'page',
    pictureOn: 'phone',
    states: [{ name: 'found', enter: search('फुटबॉल', /कुल \d\d$/), part: 'main' }],
  },
  {
    name: 'hindi-district-secretaries',
    path: '/hi/district-secretaries',
    only: 'desktop',
    states: [{ name: 'found', enter: search('lucknow', /^1 जिला$/), part: 'main' }],
  },
  { name: 'hindi-district', path: '/hi/district/lucknow', only: 'desktop', picture: 'view' },
];

const NAMED = [...ENGLISH_SCREENS, ...HINDI_SCREENS];

/** Pages that neither table names; they are visited as they open. */
const OTHERS = LOCALIZED_PATHS.filter((path) => NAMED.every((screen) => screen.path !== path)).map(
  (path): Screen => ({ name: path.slice(1).replaceAll('/', '-'), path }),
);

export const SCREENS: readonly Screen[] = [
  ...ENGLISH_SCREENS,
  ...(LANGUAGES.includes('hi') ? HINDI_SCREENS : []),
  ...OTHERS,
];

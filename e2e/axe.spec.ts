import type { Page } from '@playwright/test';
import { colourViolationsOn, violationsOn } from './axe';
import { expect, open, test, type } from './test';

interface State {
  name: string;
  path: string;
  /** Brings the page into the state. */
  enter?: (page: Page) => Promise<void>;
  /** The kind of screen to look at the state on; without it, both, where it is laid out in another way on each. */
  tag?: '@desktop' | '@phone';
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const STATES: State[] = [
  { name: 'home', path: '/' },
  {
    name: 'home, news tab',
    path: '/',
    tag: '@desktop',
    enter: (page) => page.getByRole('tab', { name: 'News' }).click(),
  },
  {
    name: 'home, slideshow paused',
    path: '/',
    tag: '@desktop',
    enter: (page) => button(page, 'Pause slideshow').click(),
  },
  {
    name: 'home, search open',
    path: '/',
    enter: (page) => button(page, 'Search certificates').click(),
  },
  {
    name: 'home, menu open',
    path: '/',
    enter: (page) => button(page, 'MENU').click(),
    tag: '@phone',
  },
  {
    name: 'home, dropdown open',
    path: '/',
    enter: (page) => button(page, 'Districts').press('Enter'),
    tag: '@desktop',
  },
  { name: 'about', path: '/about', tag: '@phone' },
  { name: 'gallery', path: '/gallery' },
  {
    name: 'gallery, events',
    path: '/gallery',
    tag: '@desktop',
    enter: (page) => button(page, 'Events').click(),
  },
  {
    name: 'gallery, nothing',
    path: '/gallery',
    tag: '@desktop',
    enter: (page) => button(page, 'News').click(),
  },
  {
    name: 'gallery, overlay open',
    path: '/gallery',
    enter: (page) =>
      page.getByRole('link', { name: 'Sports Event 1', exact: false }).first().click(),
  },
  { name: 'student records', path: '/student-records' },
  {
    name: 'student records, middle page',
    path: '/student-records',
    tag: '@desktop',
    enter: (page) => button(page, 'Next').click(),
  },
  {
    name: 'student records, last page',
    path: '/student-records',
    tag: '@desktop',
    enter: async (page) => {
      await type(page.getByPlaceholder('Search by name'), 'Sana Pandey');
      await expect(button(page, 'Next')).toBeDisabled();
    },
  },
  {
    name: 'student records, no match',
    path: '/student-records',
    tag: '@desktop',
    enter: (page) => type(page.getByPlaceholder('Search by name'), 'nobody'),
  },
  { name: 'district secretaries', path: '/district-secretaries' },
  { name: 'district secretaries, with a card', path: '/district/lucknow', tag: '@desktop' },
  { name: 'district secretaries, without a card', path: '/district/agra', tag: '@desktop' },
];

/** Changes the colour scheme, and waits until no colour is on its way any more. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
    ),
  );
}

/** Looks at a page as it is, and once more in the dark, where nothing but the colours is different. */
async function expectNoViolations(page: Page): Promise<void> {
  await setColorScheme(page, 'light');
  expect(await violationsOn(page)).toEqual([]);
  await setColorScheme(page, 'dark');
  expect(await colourViolationsOn(page)).toEqual([]);
}

// The rules read the page, not the engine; Firefox's driver, besides, cannot choose the colour scheme.
test.describe('axe finds nothing', { tag: '@chromium' }, () => {
  for (const { name, path, enter, tag } of STATES) {
    test(name, tag ? { tag } : {}, async ({ page, isPhone }) => {
      if (isPhone) await page.setViewportSize({ width: 320, height: 740 });
      await open(page, path);
      await enter?.(page);
      await expectNoViolations(page);
    });
  }

  test.describe('unknown path', () => {
    test.use({ expectedFaults: /404/ });

    test('error screen', async ({ page }) => {
      await page.goto('/nowhere');
      await expectNoViolations(page);
    });
  });
});

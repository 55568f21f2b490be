import type { Page } from '@playwright/test';
import { colourViolationsOn, violationsOn } from './axe';
import { expect, open, test, type } from './test';

interface State {
  name: string;
  /** Brings the screen from the state before into this one. */
  enter: (page: Page) => Promise<void>;
  /** The part of the page that is another than before. */
  part: string;
  /** The kind of screen that has the state; without it, both have, and lay it out in another way. */
  only?: 'desktop' | 'phone';
}

interface Screen {
  path: string;
  states?: readonly State[];
  tag?: '@desktop' | '@phone';
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const press = (name: string) => (page: Page) => button(page, name).click();

const SCREENS: Screen[] = [
  {
    path: '/',
    states: [
      {
        name: 'news tab',
        only: 'desktop',
        enter: (page) => page.getByRole('tab', { name: 'News' }).click(),
        part: 'main',
      },
      { name: 'slideshow paused', only: 'desktop', enter: press('Pause slideshow'), part: 'main' },
      { name: 'search open', enter: press('Search certificates'), part: 'header' },
      { name: 'menu open', only: 'phone', enter: press('MENU'), part: 'header' },
      {
        name: 'dropdown open',
        only: 'desktop',
        enter: (page) => button(page, 'Districts').press('Enter'),
        part: 'header',
      },
    ],
  },
  { path: '/about', tag: '@phone' },
  {
    path: '/gallery',
    states: [
      { name: 'events', only: 'desktop', enter: press('Events'), part: 'main' },
      { name: 'nothing', only: 'desktop', enter: press('News'), part: 'main' },
      {
        name: 'overlay open',
        enter: async (page) => {
          await press('All')(page);
          await page.getByRole('link', { name: 'Sports Event 1', exact: false }).first().click();
        },
        part: 'dialog',
      },
    ],
  },
  {
    path: '/student-records',
    states: [
      { name: 'middle page', only: 'desktop', enter: press('Next'), part: 'main' },
      {
        name: 'last page',
        only: 'desktop',
        enter: async (page) => {
          await type(page.getByPlaceholder('Search by name'), 'Sana Pandey');
          await expect(button(page, 'Next')).toBeDisabled();
        },
        part: 'main',
      },
      {
        name: 'no match',
        only: 'desktop',
        enter: (page) => type(page.getByPlaceholder('Search by name'), 'nobody'),
        part: 'main',
      },
    ],
  },
  { path: '/district-secretaries' },
  {
    path: '/district/lucknow',
    tag: '@desktop',
    states: [{ name: 'without a card', enter: press('Agra'), part: 'main' }],
  },
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
async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await setColorScheme(page, 'light');
  expect(await violationsOn(page, part)).toEqual([]);
  await setColorScheme(page, 'dark');
  expect(await colourViolationsOn(page, part)).toEqual([]);
}

// The rules read the page, not the engine; Firefox's driver, besides, cannot choose the colour scheme.
test.describe('axe finds nothing', { tag: '@chromium' }, () => {
  for (const { path, states = [], tag } of SCREENS) {
    test(`on ${path}, in each state`, tag ? { tag } : {}, async ({ page, isPhone }) => {
      if (isPhone) await page.setViewportSize({ width: 320, height: 740 });
      await open(page, path);
      await expectNoViolations(page);
      const other = isPhone ? 'desktop' : 'phone';
      for (const { name, enter, part } of states.filter(({ only }) => only !== other)) {
        await test.step(name, async () => {
          await enter(page);
          await expectNoViolations(page, part);
        });
      }
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

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test, type } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

interface State {
  name: string;
  path: string;
  /** Brings the page into the state. */
  enter?: (page: Page) => Promise<void>;
  /** The kind of screen that has the state; without it, both. */
  tag?: '@desktop' | '@phone';
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const STATES: State[] = [
  { name: 'home', path: '/' },
  {
    name: 'home, news tab',
    path: '/',
    enter: (page) => page.getByRole('tab', { name: 'News' }).click(),
  },
  {
    name: 'home, slideshow paused',
    path: '/',
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
  { name: 'about', path: '/about' },
  { name: 'gallery', path: '/gallery' },
  { name: 'gallery, events', path: '/gallery', enter: (page) => button(page, 'Events').click() },
  { name: 'gallery, nothing', path: '/gallery', enter: (page) => button(page, 'News').click() },
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
    enter: (page) => button(page, 'Next').click(),
  },
  {
    name: 'student records, last page',
    path: '/student-records',
    enter: async (page) => {
      await type(page.getByPlaceholder('Search by name'), 'Sana Pandey');
      await expect(button(page, 'Next')).toBeDisabled();
    },
  },
  {
    name: 'student records, no match',
    path: '/student-records',
    enter: (page) => type(page.getByPlaceholder('Search by name'), 'nobody'),
  },
  { name: 'district secretaries', path: '/district-secretaries' },
  { name: 'district secretaries, with a card', path: '/district/lucknow' },
  { name: 'district secretaries, without a card', path: '/district/agra' },
];

/** Widths to look at a state in, in CSS pixels; the navigation's own states each have but one kind of screen. */
function widthsOf(tag: State['tag'], isPhone: boolean): number[] {
  if (isPhone) return [320];
  return tag === undefined ? [1280, 768] : [1280];
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

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
  await expectNone(new AxeBuilder({ page }).withTags(TAGS));
  await setColorScheme(page, 'dark');
  await expectNone(new AxeBuilder({ page }).withRules(COLOUR_RULES));
}

// The rules read the page, not the engine; Firefox's driver, besides, cannot choose the colour scheme.
test.describe('axe finds nothing', { tag: '@chromium' }, () => {
  for (const { name, path, enter, tag } of STATES) {
    test(name, tag ? { tag } : {}, async ({ page, isPhone }) => {
      await open(page, path);
      await enter?.(page);
      for (const width of widthsOf(tag, isPhone)) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoViolations(page);
      }
    });
  }

  test.describe('unknown path', () => {
    test.use({ expectedFaults: [/404/] });

    test('error screen', async ({ page }) => {
      await page.goto('/nowhere');
      await expectNoViolations(page);
    });
  });
});

import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, open, openHeld, openUntilPaint, test } from './support/test';
import { failFirst } from '@/testing/hydration';
import { IMPORTS, SCRIPTS, type FaultyServer } from '@/testing/faulty-server';

/*
 * What visitors do from the first paint on: here the page's script does not come until they have done it. The rules are
 * in __tests__/scripts/export/inline.
 */

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

const images = (page: Page) =>
  page.getByRole('region', { name: en.gallery.images }).getByRole('listitem');

const { slideshow, panel } = en.home;

// Firefox is asked below, and in the records.
test(
  'presses on the slideshow and the tabs are shown, and answered in turn',
  { tag: '@chromium' },
  async ({ page, site }) => {
    const letScriptCome = await openHeld(page, site, '/');
    for (const name of [slideshow.next, slideshow.next, slideshow.previous, slideshow.pause])
      await getButton(page, name).click();
    await expect(getButton(page, slideshow.next)).toHaveCSS('cursor', 'progress');
    for (const name of [panel.news.rest, panel.events.rest, panel.news.rest])
      await tab(page, name).click();
    await letScriptCome();
    await expect(page.locator('[aria-roledescription=slide]')).toHaveAccessibleName('2 of 45');
    await expect(getButton(page, slideshow.play)).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: panel.news.rest })).toBeVisible();
    await expect(tab(page, panel.news.rest)).toBeFocused();
  },
);

test('filters and a picture are answered in turn', async ({ page, site }) => {
  const letScriptCome = await openHeld(page, site, '/gallery');
  const { all, events } = en.gallery.filters;
  for (const name of [events, all, events]) await getButton(page, name).click();
  await images(page).getByRole('link').nth(1).click();
  await letScriptCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/gallery#image-2');
  const filter = page.getByRole('button', { name: events, includeHidden: true });
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
});

const THROWING = 'dispatchEvent(new Event("hydrating")); throw new Error("refused")';

type Lose = (site: FaultyServer) => unknown;

/** What becomes of a script that never hydrates the page. What is wrong within a script depends on no engine. */
const LOST_SCRIPTS: readonly [title: string, lose: Lose, tag: string | string[]][] = [
  ['does not come', (site) => site.answer(SCRIPTS, 'hanging'), []],
  ['is the login page of a network', (site) => site.answer(SCRIPTS, 'portal'), []],
  ['is cut off', (site) => site.answer(SCRIPTS, 'half'), '@chromium'],
  ['throws while it hydrates', (site) => site.change(SCRIPTS, () => THROWING), '@chromium'],
];

/** A script that fails once. */
const MENDED_SCRIPTS: readonly [title: string, lose: Lose][] = [
  ['does not load', (site) => failFirst(site, SCRIPTS, 'down')],
  ['imports what is gone', (site) => failFirst(site, IMPORTS, 'gone')],
  ['imports what is cut off', (site) => failFirst(site, IMPORTS, 'half')],
];

test.describe('A script is lost', { tag: '@desktop' }, () => {
  test.use({
    expectedErrors:
      /_next\/(static\/chunks|again)\/|Failed to load|error loading|MIME type|SyntaxError|Unexpected|Invalid|missing|refused/i,
  });

  for (const [title, lose, tag] of LOST_SCRIPTS)
    test(`The page does without a script that ${title}`, { tag }, async ({ page, site }) => {
      lose(site);
      await openUntilPaint(page, '/gallery');
      await images(page).getByRole('link').nth(1).click();
      await page.clock.runFor(15_000);
      await expect(page).toHaveURL(/\/assets\/gallery\/image2\.jpg$/);
    });

  for (const [title, lose] of MENDED_SCRIPTS)
    test(`A script that ${title} is requested again`, async ({ page, site }) => {
      lose(site);
      await open(page, '/gallery');
    });

  test(
    'What needs the script is hidden after fifteen seconds, until the script comes',
    { tag: '@chromium' },
    async ({ page, site }) => {
      const letScriptCome = await openHeld(page, site, '/student-records');
      await page.clock.runFor(15_000);
      const file = page.getByRole('link', { name: en.records.browser.allAsFile });
      await expect(file).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await letScriptCome();
      await expect(file).toBeHidden();
      await getButton(page, en.records.browser.next).click();
      await expect(page.getByText('Page 2 of 30')).toBeVisible();
    },
  );
});

import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, open, openUntilPaint, stopClock, test } from './support/test';
import { failFirstImports } from '@/testing/hydration';
import { SCRIPTS, type FaultyServer } from '@/testing/faulty-server';

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
  async ({ page, openHeld }) => {
    const letScriptCome = await openHeld('/');
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

test('filters and a picture are answered in turn', async ({ page, openHeld }) => {
  const letScriptCome = await openHeld('/gallery');
  const { all, events } = en.gallery.filters;
  for (const name of [events, all, events]) await getButton(page, name).click();
  await images(page).getByRole('link').nth(1).click();
  await letScriptCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/gallery#image-2');
  const filter = page.getByRole('button', { name: events, includeHidden: true });
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
});

/** A script that never hydrates the page: what becomes of it, and how a test does that. */
const LOST_SCRIPTS: readonly [title: string, lose: (page: Page, site: FaultyServer) => unknown][] =
  [
    ['does not come', (_, site) => site.answer(SCRIPTS, 'hanging')],
    ['is the login page of a network', (_, site) => site.answer(SCRIPTS, 'portal')],
    ['is cut off', (_, site) => site.answer(SCRIPTS, 'half')],
    [
      'throws while it hydrates',
      (page) =>
        page.addInitScript(() => {
          const { querySelectorAll } = Document.prototype;
          Document.prototype.querySelectorAll = function (this: Document, selectors: string) {
            if (selectors === 'page-island') throw new Error('refused');
            return querySelectorAll.call(this, selectors);
          };
        }),
    ],
  ];

test.describe('A script is lost', { tag: '@desktop' }, () => {
  test.use({
    expectedErrors:
      /_next\/(static\/chunks|again)\/|Failed to load|error loading|MIME type|SyntaxError|Unexpected|Invalid|missing|refused/i,
  });

  for (const [place, [title, lose]] of LOST_SCRIPTS.entries()) {
    // What is wrong within a script depends on no engine.
    const tag = place < 2 ? [] : '@chromium';
    test(`The page does without a script that ${title}`, { tag }, async ({ page, site }) => {
      await stopClock(page);
      await lose(page, site);
      await openUntilPaint(page, '/gallery');
      await images(page).getByRole('link').nth(1).click();
      await page.clock.runFor(15_000);
      await expect(page).toHaveURL(/\/assets\/gallery\/image2\.jpg$/);
    });
  }

  test('A script that fails once is requested again', async ({ page, site }) => {
    let requests = 0;
    site.answer(SCRIPTS, () => (requests++ === 0 ? 'down' : 'well'));
    await open(page, '/gallery');
    expect(requests).toBe(2);
  });

  for (const answer of ['gone', 'half'] as const)
    test(`What the script imports is requested again with it: ${answer}`, async ({
      page,
      site,
    }) => {
      failFirstImports(site, answer);
      await open(page, '/gallery');
    });

  test(
    'What needs the script is hidden after fifteen seconds, until the script comes',
    { tag: '@chromium' },
    async ({ page, openHeld }) => {
      const letScriptCome = await openHeld('/student-records');
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

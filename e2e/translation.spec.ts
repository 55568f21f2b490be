/*
 * Chrome translates a page by putting two `<font>` elements in place of each text, before or after hydration. What the
 * page shows after each act of a visitor must be what an untranslated page shows.
 */
import type { Page } from '@playwright/test';
import { interpolate, pluralize } from '@/lib/i18n/interpolate';
import { en } from '@/lib/i18n/messages/en';
import { PAINT_WAIT_MS, waitForHydration } from '@/scripts/testing/hydration';
import { expect, getButton, openAtRest, SCRIPTS, stopClock, test, type } from './support/test';

/** What a visitor does, and a text that is shown once it is answered. */
type Step = readonly [act: (page: Page) => Promise<unknown>, shows: string];

const { slideshow, panel } = en.home;
const { filters, count } = en.gallery;
const { browser } = en.records;
const { checker } = en.certificates;
const { directory } = en.secretaries;

const press = (name: string) => (page: Page) => getButton(page.locator('body'), name).click();
const search = (placeholder: string, text: string) => (page: Page) =>
  type(page.getByPlaceholder(placeholder), text);
const check = (number: string) => async (page: Page) => {
  await type(page.getByRole('textbox', { name: checker.label }), number);
  await press(checker.check)(page);
};

/** What a visitor does on each screen with islands. */
const STEPS: Record<string, readonly Step[]> = {
  '/': [
    [press(slideshow.pause), slideshow.play],
    [press(slideshow.next), '2 of 45'],
    [(page) => page.getByRole('tab', { name: panel.news.whole }).click(), panel.more],
  ],
  '/gallery': [
    [press(filters.events), filters.events],
    [press(filters.news), pluralize(count, 0)],
    [press(filters.all), pluralize(count, 45)],
    [(page) => page.locator('#image-2').click(), '2 of 45'],
    [(page) => page.keyboard.press('ArrowRight'), '3 of 45'],
  ],
  '/student-records': [
    [press(browser.next), 'Showing 11 to 20 of 300 records'],
    [search(browser.placeholder, 'nobody'), 'Showing 1 to 0 of 0 records'],
    [search(browser.placeholder, ' '), 'Showing 1 to 10 of 300 records'],
  ],
  '/certificates': [
    [check('AT23001'), interpolate(checker.found, { number: 'AT23001' })],
    [check('XX99999'), interpolate(checker.none, { number: 'XX99999' })],
    [check('wrong'), checker.unreadable.split('{')[0] ?? ''],
    [check('AT23001'), interpolate(checker.found, { number: 'AT23001' })],
  ],
  '/district-secretaries': [
    [search(directory.placeholder, 'Lucknow'), '1 district'],
    [press('Lucknow'), 'lucknow@scse.example'],
    [search(directory.placeholder, ''), '75 districts'],
    [press('Agra'), pluralize(directory.secretaryCount, 0)],
  ],
};

/** Puts two `<font>` elements in place of each text that is not translated yet. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement }) =>
        parentElement?.closest('font, script, style, noscript')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data }) => data.trim())) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
    }
  });

/** The words that a visitor sees. Translation moves the line breaks of `innerText`. */
const readText = (page: Page) =>
  page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());

test.use({
  // React reports that an island had other texts than it has drawn, and draws it anew.
  expectedErrors: /Minified React error #418/,
});

for (const [address, steps] of Object.entries(STEPS)) {
  test(
    `${address} answers a visitor who has translated it as it answers any other`,
    { tag: ['@chromium', '@desktop'] },
    async ({ page, context, site }) => {
      const untranslated = await context.newPage();
      await openAtRest(untranslated, address);
      await stopClock(page);
      const release = site.hold(SCRIPTS);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.clock.runFor(PAINT_WAIT_MS);
      await translate(page);
      release();
      await waitForHydration(page);
      for (const [act, shows] of steps) {
        for (const one of [untranslated, page]) {
          await act(one);
          await one.clock.runFor(PAINT_WAIT_MS);
        }
        await expect(
          untranslated
            .getByText(shows)
            .or(untranslated.getByLabel(shows))
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        const expected = await readText(untranslated);
        await expect.poll(() => readText(page)).toBe(expected);
        await translate(page);
      }
    },
  );
}

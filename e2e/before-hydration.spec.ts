import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { waitForHydration } from '@/scripts/testing/hydration';
import { saveData } from '@/scripts/testing/in-page';
import { openHeld, SCRIPTS } from './hold';
import { expect, getButton, test, type } from './test';

/*
 * What visitors do from the first paint on: here the page's script does not come until they have done it. The rules of
 * the loader and the event replay are in __tests__/scripts/export/inline.
 */

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

const images = (page: Page) =>
  page.getByRole('region', { name: en.gallery.images }).getByRole('listitem');

const { slideshow, panel } = en.home;

/** Lets the script come, and expects that nothing waits for it any more. */
async function release(page: Page, letScriptCome: () => void): Promise<void> {
  letScriptCome();
  // With a stopped clock: on a busy machine, a pressed link would be followed before the script answers it.
  await waitForHydration(page);
  await page.clock.resume();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
}

// Firefox is asked below: in the gallery, in the records, and after Back.
test(
  'the slideshow and the tabs are answered, the first press at once by style',
  { tag: '@chromium' },
  async ({ page }) => {
    const letScriptCome = await openHeld(page, '/');
    const nextSlide = page.locator('[aria-roledescription=slide] img[hidden]');
    await getButton(page, slideshow.next).click();
    // Also fetched, which a hidden lazy image is not.
    await nextSlide.evaluate((image: HTMLImageElement) => image.decode());
    await expect(nextSlide).toBeVisible();
    await expect(page.locator('[aria-roledescription=slide] img:not([hidden])')).toBeHidden();
    await expect(page.getByText('1 / 45')).toBeHidden();
    for (const name of [slideshow.next, slideshow.previous, slideshow.pause])
      await getButton(page, name).click();
    await expect(getButton(page, slideshow.next)).toHaveAttribute('data-pressed');
    await tab(page, panel.news.rest).click();
    await expect(page.locator('#panel-news')).toBeVisible();
    await expect(page.locator('#panel-events')).toBeHidden();
    await tab(page, panel.events.rest).click();
    await expect(page.locator('#panel-news')).toBeHidden();
    await tab(page, panel.events.rest).press('ArrowRight');
    await release(page, letScriptCome);
    await expect(page.locator('[aria-roledescription=slide]')).toHaveAccessibleName('2 of 45');
    await expect(getButton(page, slideshow.play)).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: panel.news.rest })).toBeVisible();
    await expect(tab(page, panel.news.rest)).toBeFocused();
  },
);

test('a filter works by style and its images stay in place; filters and a picture are answered in turn', async ({
  page,
  isPhone,
}) => {
  const letScriptCome = await openHeld(page, '/gallery');
  const filter = (name: string) => page.getByRole('button', { name, includeHidden: true });
  const events = filter(en.gallery.filters.events);
  await events.click();
  const getBoxes = () =>
    images(page).evaluateAll((tiles) =>
      tiles
        .filter((tile) => tile.checkVisibility())
        .map((tile) => JSON.stringify(tile.getBoundingClientRect())),
    );
  const boxes = await getBoxes();
  expect(boxes).toHaveLength(13);
  await filter(en.gallery.filters.all).click();
  await expect(images(page)).toHaveCount(45);
  await events.click();
  const link = images(page).getByRole('link').nth(1);
  await link.click();
  await expect(link).toHaveAttribute('data-pressed');
  await release(page, letScriptCome);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/gallery#image-2');
  await expect(events).toHaveAttribute('aria-pressed', 'true');
  // On a desktop the dialog has a scroll bar beside it.
  if (isPhone) expect(await getBoxes()).toEqual(boxes);
});

test(
  'in the records, what is typed, pressed and exported is answered together',
  { tag: '@desktop' },
  async ({ page, browserName }) => {
    const letScriptCome = await openHeld(page, '/student-records');
    await type(page.getByPlaceholder(en.records.browser.placeholder), 'karate');
    await getButton(page, en.records.browser.next).press('Enter');
    // Firefox's driver does not report downloads.
    const download = browserName === 'chromium' ? page.waitForEvent('download') : undefined;
    if (download) await getButton(page, en.records.browser.export).click();
    await release(page, letScriptCome);
    await expect(page.getByText(/^Page 2 of [12]?\d$/)).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
    if (!download) return;
    const file = await download;
    expect(file.suggestedFilename()).toBe('student-records.csv');
    const [titles, ...rows] = (await readFile(await file.path(), 'utf8')).split('\n');
    expect(titles).toBe(
      'SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH',
    );
    expect(rows.filter((row) => !row.includes(',Karate,'))).toEqual([]);
    await expect(page.getByRole('status')).toHaveText(`Showing 11 to 20 of ${rows.length} records`);
  },
);

test('a page that is left and come back to answers', { tag: '@desktop' }, async ({ page }) => {
  const letScriptCome = await openHeld(page, '/student-records');
  await getButton(page, en.records.browser.next).click();
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/^About/);
  await page.goBack({ waitUntil: 'commit' });
  await release(page, letScriptCome);
  await getButton(page, en.records.browser.next).click();
  await expect(page.getByText(/^Page [23] of 30$/)).toBeVisible();
});

test(
  'what was pressed can be seen by its background, and a district is answered',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    const letScriptCome = await openHeld(page, '/district-secretaries');
    const district = getButton(page, 'Agra');
    const getBackgrounds = async () => {
      const backgrounds: string[] = [];
      for (const media of [{}, { forcedColors: 'active' }, { reducedMotion: 'reduce' }] as const) {
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference', ...media });
        backgrounds.push(await district.evaluate((each) => getComputedStyle(each).backgroundColor));
      }
      return backgrounds;
    };
    const before = await getBackgrounds();
    await district.click();
    const after = await getBackgrounds();
    for (const [place, background] of after.entries()) expect(background).not.toBe(before[place]);
    await release(page, letScriptCome);
    await expect(district).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'the menu opens and closes, and stays open when the script comes',
  { tag: '@phone' },
  async ({ page }) => {
    const letScriptCome = await openHeld(page, '/');
    const menu = getButton(page, en.header.menu);
    const link = page
      .getByRole('navigation', { name: en.header.navigation })
      .getByRole('link')
      .first();
    await menu.click();
    await expect(link).toBeVisible();
    await menu.click();
    await expect(link).toBeHidden();
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await release(page, letScriptCome);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
  },
);

test.describe('without the script', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({
    expectedErrors: /static\/(chunks|payloads)\/|Failed to load|error loading/i,
  });

  test('the page does without after fifteen seconds, until it comes; so it does when chunks or the RSC payload fail', async ({
    page,
  }) => {
    const letScriptCome = await openHeld(page, '/student-records');
    await page.clock.runFor(15_000);
    const file = page.getByRole('link', { name: en.records.browser.allAsFile });
    await expect(file).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await release(page, letScriptCome);
    await expect(file).toBeHidden();
    await getButton(page, en.records.browser.next).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();

    await page.unroute(SCRIPTS);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/gallery');
    await images(page).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/assets\/gallery\/image2\.jpg$/);
    await page.unroute(SCRIPTS);
    await page.route(/\/_next\/static\/payloads\//, (route) => route.abort());
    await page.goto('/student-records');
    await expect(file).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test.describe('the visitor saves data', { tag: '@desktop' }, () => {
  test('the script comes with the first act, which is answered', async ({ page }) => {
    await page.addInitScript(saveData);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'load' });
    await page.getByRole('heading', { name: en.home.objectives.title }).click();
    expect(asked.filter((url) => SCRIPTS.test(url))).toEqual([]);
    await getButton(page, slideshow.play).click();
    await waitForHydration(page);
    await expect(getButton(page, slideshow.pause)).toBeVisible();
    await expect(page.locator('[aria-roledescription=slide]')).toHaveAccessibleName('1 of 45');
  });
});

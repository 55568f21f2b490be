import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { waitForHydration } from '@/scripts/testing/hydration';
import { saveData } from '@/scripts/testing/in-page';
import { openHeld, SCRIPTS } from './hold';
import { expect, test, type } from './test';

/*
 * What visitors do from the first paint on: here the page's script does not come until they have done it. The rules of
 * the loader and the event replay are in __tests__/scripts/export/inline.
 */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

const images = (page: Page) =>
  page.getByRole('region', { name: en.gallery.images }).getByRole('listitem');

const { slideshow, panel } = en.home;

test.use({ isFirstVisit: true });

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
    await button(page, slideshow.next).click();
    // Also fetched, which a hidden lazy image is not.
    await nextSlide.evaluate((image: HTMLImageElement) => image.decode());
    await expect(nextSlide).toBeVisible();
    await expect(page.locator('[aria-roledescription=slide] img:not([hidden])')).toBeHidden();
    for (const name of [slideshow.next, slideshow.previous, slideshow.pause])
      await button(page, name).click();
    await expect(button(page, slideshow.next)).toHaveAttribute('data-pressed');
    await tab(page, panel.news.rest).click();
    await expect(page.locator('#panel-news')).toBeVisible();
    await expect(page.locator('#panel-events')).toBeHidden();
    await tab(page, panel.events.rest).click();
    await expect(page.locator('#panel-news')).toBeHidden();
    await tab(page, panel.events.rest).press('ArrowRight');
    await release(page, letScriptCome);
    await expect(page.locator('[aria-roledescription=slide]')).toHaveAccessibleName('2 of 45');
    await expect(button(page, slideshow.play)).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: panel.news.rest })).toBeVisible();
    await expect(tab(page, panel.news.rest)).toBeFocused();
  },
);

test('a filter works by style and its images stay in place; a picture is answered', async ({
  page,
  isPhone,
}) => {
  const letScriptCome = await openHeld(page, '/gallery');
  await button(page, en.gallery.filters.events).click();
  const getBoxes = () =>
    images(page).evaluateAll((tiles) =>
      tiles
        .filter((tile) => tile.checkVisibility())
        .map((tile) => JSON.stringify(tile.getBoundingClientRect())),
    );
  const boxes = await getBoxes();
  expect(boxes).toHaveLength(13);
  const link = images(page).getByRole('link').nth(1);
  await link.click();
  await expect(link).toHaveAttribute('data-pressed');
  await release(page, letScriptCome);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/gallery#image-2');
  await expect(
    page.getByRole('button', { name: en.gallery.filters.events, includeHidden: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  // On a desktop the dialog has a scroll bar beside it.
  if (isPhone) expect(await getBoxes()).toEqual(boxes);
});

test(
  'filters are answered in turn, though style knows the first alone',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    const letScriptCome = await openHeld(page, '/gallery');
    await button(page, en.gallery.filters.news).click();
    await expect(images(page)).toHaveCount(0);
    await button(page, en.gallery.filters.all).click();
    await expect(images(page)).toHaveCount(45);
    await release(page, letScriptCome);
    await expect(page.getByRole('button', { pressed: true })).toHaveText(en.gallery.filters.all);
    await expect(images(page)).toHaveCount(45);
  },
);

test(
  'in the records, what is typed, pressed and exported is answered together',
  { tag: '@desktop' },
  async ({ page, browserName }) => {
    const letScriptCome = await openHeld(page, '/student-records');
    await type(page.getByPlaceholder(en.records.browser.placeholder), 'karate');
    await button(page, en.records.browser.next).press('Enter');
    // Firefox's driver does not report downloads.
    const download = browserName === 'chromium' ? page.waitForEvent('download') : undefined;
    if (download) await button(page, en.records.browser.export).click();
    await release(page, letScriptCome);
    await expect(page.getByText(/^Page 2 of [12]?\d$/)).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
    if (!download) return;
    const [, ...rows] = (await readFile(await (await download).path(), 'utf8')).split('\n');
    expect(rows.filter((row) => !row.includes(',Karate,'))).toEqual([]);
  },
);

test('a page that is left and come back to answers', { tag: '@desktop' }, async ({ page }) => {
  const letScriptCome = await openHeld(page, '/student-records');
  await button(page, en.records.browser.next).click();
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/^About/);
  await page.goBack({ waitUntil: 'commit' });
  await release(page, letScriptCome);
  await button(page, en.records.browser.next).click();
  await expect(page.getByText(/^Page [23] of 30$/)).toBeVisible();
});

test(
  'what was pressed can be seen by its background, and a district is answered',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    const letScriptCome = await openHeld(page, '/district-secretaries');
    const getBackgrounds = async () => {
      const backgrounds: string[] = [];
      for (const media of [{}, { forcedColors: 'active' }, { reducedMotion: 'reduce' }] as const) {
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference', ...media });
        const district = button(page, 'Agra');
        backgrounds.push(await district.evaluate((each) => getComputedStyle(each).backgroundColor));
      }
      return backgrounds;
    };
    const before = await getBackgrounds();
    await button(page, 'Agra').click();
    const after = await getBackgrounds();
    for (const [place, background] of after.entries()) expect(background).not.toBe(before[place]);
    await release(page, letScriptCome);
    await expect(button(page, 'Agra')).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'the menu opens and closes, and stays open when the script comes',
  { tag: '@phone' },
  async ({ page }) => {
    const letScriptCome = await openHeld(page, '/');
    const menu = button(page, en.header.menu);
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

  test('the page does without after fifteen seconds, until it comes', async ({ page }) => {
    const letScriptCome = await openHeld(page, '/student-records');
    await page.clock.runFor(15_000);
    const file = page.getByRole('link', { name: en.records.browser.allAsFile });
    await expect(file).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await release(page, letScriptCome);
    await expect(file).toBeHidden();
    await button(page, en.records.browser.next).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
  });

  test('a chunk or the RSC payload fails: each page does without', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    for (const { whole } of [panel.news, panel.events])
      await expect(page.getByRole('heading', { name: whole })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.goto('/gallery');
    await images(page).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/assets\/gallery\/image2\.jpg$/);
    await page.unroute(SCRIPTS);

    await page.route(/\/_next\/static\/payloads\//, (route) => route.abort());
    await page.goto('/student-records');
    await expect(page.getByRole('link', { name: en.records.browser.allAsFile })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.goto('/district-secretaries');
    const districts = page.getByRole('region', { name: en.secretaries.directory.districts });
    await expect(districts.getByRole('listitem')).toHaveCount(75);
  });

  // As in without-script.spec.ts, for a browser that would run some of the script (docs/decisions/browsers.md).
  test('a browser without popovers gets the page without script', async ({ page }) => {
    await page.addInitScript(() => {
      delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    // In another browser this fetches the script.
    await page.mouse.click(1, 1);
    await expect(page.getByRole('link', { name: panel.more })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });
});

test.describe('the visitor saves data', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => page.addInitScript(saveData));

  test('the script comes with the first act, which is answered', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'load' });
    await page.getByRole('heading', { name: en.home.objectives.title }).click();
    expect(asked.filter((url) => SCRIPTS.test(url))).toEqual([]);
    await button(page, slideshow.play).click();
    await waitForHydration(page);
    await expect(button(page, slideshow.pause)).toBeVisible();
    await expect(page.locator('[aria-roledescription=slide]')).toHaveAccessibleName('1 of 45');
  });

  test('what is typed is found', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/student-records');
    await type(page.getByPlaceholder(en.records.browser.placeholder), 'karate');
    await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
    await expect(page.getByText(/^Page 1 of [12]?\d$/)).toBeVisible();
  });
});

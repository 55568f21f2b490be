import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { PAINT_WAIT_MS, waitForHydration } from '@/scripts/testing/hydration';
import { saveData } from '@/scripts/testing/in-page';
import { en } from '@/lib/i18n/messages/en';
import { openHeld, SCRIPTS } from './hold';
import { expect, stopClock, test, type } from './test';

/*
 * What visitors do from the first paint on: here the page's script is held back until they have done it.
 */

const slide = (page: Page) => page.locator('[aria-roledescription=slide]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

interface EarlyAct {
  name: string;
  path: string;
  /** The kind of screen, or the engine, where others would say the same. */
  tag?: '@chromium' | ['@chromium', '@desktop'];
  /** Whether the page waits for its script for so long, and then does without. */
  isTimed?: boolean;
  act: (page: Page) => Promise<void>;
  /** What shows that it was pressed. */
  pressed: (page: Page) => Locator;
  answer: (page: Page) => Promise<void>;
}

const ACTS: EarlyAct[] = [
  {
    name: 'Next, twice, Previous and Pause of the slideshow, and a tab',
    path: '/',
    act: async (page) => {
      await button(page, en.home.slideshow.next).click();
      await button(page, en.home.slideshow.next).click();
      await button(page, en.home.slideshow.previous).click();
      await button(page, en.home.slideshow.pause).click();
      await page.getByRole('tab', { name: /News/ }).click();
    },
    pressed: (page) => button(page, en.home.slideshow.next),
    answer: async (page) => {
      await expect(slide(page)).toHaveAccessibleName('2 of 45');
      await expect(button(page, en.home.slideshow.play)).toBeVisible();
      await expect(page.getByRole('tabpanel', { name: /News/ })).toBeVisible();
    },
  },
  {
    name: 'a tab by its keys',
    path: '/',
    tag: ['@chromium', '@desktop'],
    act: (page) => page.getByRole('tab', { name: /Events/ }).press('ArrowRight'),
    pressed: (page) => page.getByRole('tab', { name: /Events/ }),
    answer: (page) => expect(page.getByRole('tab', { name: /News/ })).toBeFocused(),
  },
  {
    name: 'a picture',
    path: '/gallery',
    isTimed: true,
    act: (page) => page.getByRole('main').getByRole('link').nth(1).click(),
    pressed: (page) => page.getByRole('main').getByRole('link').nth(1),
    answer: async (page) => {
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL('/gallery#image-2');
    },
  },
  {
    name: 'a filter',
    path: '/gallery',
    tag: ['@chromium', '@desktop'],
    act: (page) => button(page, en.gallery.filters.events).click(),
    pressed: (page) => button(page, en.gallery.filters.events),
    answer: (page) =>
      expect(page.getByRole('region', { name: en.gallery.images }).getByRole('link')).toHaveCount(
        13,
      ),
  },
  {
    name: 'Next, twice, of the records',
    path: '/student-records',
    tag: '@chromium',
    act: async (page) => {
      await button(page, en.records.browser.next).click();
      await button(page, en.records.browser.next).press('Enter');
    },
    pressed: (page) => button(page, en.records.browser.next),
    answer: (page) => expect(page.getByText('Page 3 of 30')).toBeVisible(),
  },
  {
    name: 'a district',
    path: '/district-secretaries',
    tag: ['@chromium', '@desktop'],
    act: (page) => button(page, 'Agra').click(),
    pressed: (page) => button(page, 'Agra'),
    answer: (page) => expect(button(page, 'Agra')).toHaveAttribute('aria-current', 'true'),
  },
];

for (const { name, path, tag, isTimed = false, act, pressed, answer } of ACTS) {
  test.describe(name, tag ? { tag } : {}, () => {
    test.use({ isFirstVisit: isTimed });

    test('shows that it was pressed, and is answered when the script is there', async ({
      page,
    }) => {
      if (isTimed) await stopClock(page);
      const release = await openHeld(page, path);
      if (isTimed) await page.clock.runFor(PAINT_WAIT_MS);
      await act(page);
      await expect(pressed(page)).toHaveAttribute('data-pressed');
      release();
      await answer(page);
      await expect(page.locator('[data-pressed]')).toHaveCount(0);
    });
  });
}

test.describe('style answers before the script can', () => {
  const images = (page: Page) =>
    page.getByRole('region', { name: en.gallery.images }).getByRole('listitem');

  test('the filter', { tag: '@desktop' }, async ({ page }) => {
    for (const { pressed, count } of [
      { pressed: [en.gallery.filters.news], count: 0 },
      // In their turn, of which style knows the first alone.
      {
        pressed: [en.gallery.filters.events, en.gallery.filters.news, en.gallery.filters.all],
        count: 45,
      },
    ]) {
      const release = await openHeld(page, '/gallery');
      await button(page, pressed[0] ?? '').click();
      await expect(images(page)).toHaveCount(pressed[0] === en.gallery.filters.news ? 0 : 13);
      for (const name of pressed.slice(1)) await button(page, name).click();
      await expect(images(page)).toHaveCount(count);
      release();
      await waitForHydration(page);
      await expect(page.getByRole('button', { pressed: true })).toHaveText(pressed.at(-1) ?? '');
      await expect(images(page)).toHaveCount(count);
      await page.unrouteAll();
    }
  });

  test('with the images where they stay', { tag: ['@chromium', '@phone'] }, async ({ page }) => {
    const release = await openHeld(page, '/gallery');
    await button(page, en.gallery.filters.events).click();
    const places = () =>
      images(page).evaluateAll((tiles) =>
        tiles
          .filter((tile) => tile.checkVisibility())
          .map((tile) => JSON.stringify(tile.getBoundingClientRect())),
      );
    const before = await places();
    expect(before).toHaveLength(13);
    release();
    await waitForHydration(page);
    expect(await places()).toEqual(before);
  });

  test('a tab', { tag: ['@chromium', '@desktop'] }, async ({ page }) => {
    const release = await openHeld(page, '/');
    const panel = page.locator('#panel-news');
    await page.getByRole('tab', { name: /News/ }).click();
    await expect(panel).toBeVisible();
    await expect(page.locator('#panel-events')).toBeHidden();
    await page.getByRole('tab', { name: /Events/ }).click();
    await expect(panel).toBeHidden();
    release();
    await waitForHydration(page);
    await expect(page.getByRole('tabpanel', { name: /Events/ })).toBeVisible();
  });
});

test('an export is answered', { tag: ['@chromium', '@desktop'] }, async ({ page }) => {
  const release = await openHeld(page, '/student-records');
  await button(page, en.records.browser.export).click();
  const download = page.waitForEvent('download');
  release();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\n')).toHaveLength(301);
});

test('what is typed and pressed is answered together', { tag: '@desktop' }, async ({ page }) => {
  const release = await openHeld(page, '/student-records');
  await type(page.getByPlaceholder(en.records.browser.placeholder), 'karate');
  await button(page, en.records.browser.next).click();
  release();
  await expect(page.getByText(/^Page 2 of [12]?\d$/)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
});

test('a page that is left and come back to answers', { tag: '@desktop' }, async ({ page }) => {
  const release = await openHeld(page, '/student-records');
  await button(page, en.records.browser.next).click();
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/^About/);
  await page.goBack({ waitUntil: 'commit' });
  release();
  await waitForHydration(page);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await button(page, en.records.browser.next).click();
  await expect(page.getByText(/^Page [23] of 30$/)).toBeVisible();
});

test.describe('what was pressed can be told', { tag: ['@chromium', '@desktop'] }, () => {
  // What is emulated stays with the page.
  test.use({ isFirstVisit: true });

  test('by its ground', async ({ page }) => {
    for (const media of [{}, { forcedColors: 'active' }, { reducedMotion: 'reduce' }] as const) {
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference', ...media });
      await openHeld(page, '/gallery');
      const ground = () =>
        button(page, en.gallery.filters.events).evaluate(
          (element) => getComputedStyle(element).backgroundColor,
        );
      const before = await ground();
      await button(page, en.gallery.filters.events).click();
      expect(await ground(), JSON.stringify(media)).not.toBe(before);
      await page.unrouteAll();
    }
  });
});

test.describe('the header works before the script', () => {
  test(
    'MENU opens and closes, by Escape too',
    { tag: ['@chromium', '@phone'] },
    async ({ page }) => {
      await openHeld(page, '/');
      const link = page
        .getByRole('navigation', { name: en.header.navigation })
        .getByRole('link')
        .first();
      await button(page, en.header.menu).click();
      await expect(link).toBeVisible();
      await button(page, en.header.menu).click();
      await expect(link).toBeHidden();
      await button(page, en.header.menu).press('Enter');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(button(page, en.header.menu)).toBeFocused();
    },
  );

  test(
    'the districts open and close, by Escape too; the search opens with the focus in it',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await openHeld(page, '/');
      const link = page.getByRole('link', { name: 'Lucknow' });
      await button(page, en.header.districts).press('Enter');
      await expect(link).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(button(page, en.header.districts)).toBeFocused();
      const input = page.getByPlaceholder(en.header.search.placeholder);
      await button(page, en.header.search.label).click();
      await expect(input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(input).toBeHidden();
      await expect(button(page, en.header.search.label)).toBeFocused();
    },
  );

  test(
    'the menu that was opened early stays open, with its state told',
    { tag: '@phone' },
    async ({ page }) => {
      const release = await openHeld(page, '/');
      await button(page, en.header.menu).click();
      release();
      await waitForHydration(page);
      await expect(button(page, en.header.menu)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('link', { name: 'ABOUT US' })).toBeVisible();
    },
  );
});

// Neither the screen nor the engine makes a difference to how long the script takes.
test.describe('the script comes late', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ isFirstVisit: true, expectedFaults: /NS_BINDING_ABORTED/ });

  test('after ten seconds all is answered', async ({ page }) => {
    await page.clock.install();
    const release = await openHeld(page, '/gallery');
    await button(page, en.gallery.filters.events).click();
    await page.clock.fastForward(10_000);
    release();
    await expect(
      page.getByRole('region', { name: en.gallery.images }).getByRole('link'),
    ).toHaveCount(13);
  });

  test('a picture that was pressed is opened as a link after four', async ({ page }) => {
    await page.clock.install();
    await openHeld(page, '/gallery');
    await page.getByRole('main').getByRole('link').nth(1).click();
    await page.clock.fastForward(4_000);
    await expect(page).toHaveURL(/\/assets\/gallery\/image2\.jpg$/);
  });

  test('after fifteen the page is what it is without script, until it comes', async ({ page }) => {
    await page.clock.install();
    const release = await openHeld(page, '/student-records');
    await page.clock.fastForward(15_000);
    const file = page.getByRole('link', { name: en.records.browser.allAsFile });
    await expect(file).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    release();
    await expect(file).toBeHidden();
    await button(page, en.records.browser.next).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
  });
});

test.describe('the visitor saves data', { tag: '@desktop' }, () => {
  test.use({ isFirstVisit: true });

  test.beforeEach(({ page }) => page.addInitScript(saveData));

  test('the script comes with the first act, which is answered', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'load' });
    await expect(button(page, en.home.slideshow.play)).toBeVisible();
    await page.getByRole('heading', { name: en.home.objectives.title }).click();
    expect(asked.filter((url) => SCRIPTS.test(url))).toEqual([]);
    await page.getByRole('tab', { name: /News/ }).click();
    await waitForHydration(page);
    await expect(page.getByRole('tabpanel', { name: /News/ })).toBeVisible();
    await expect(button(page, en.home.slideshow.play)).toBeVisible();
    await button(page, en.home.slideshow.play).click();
    await expect(button(page, en.home.slideshow.pause)).toBeVisible();
  });

  test('the slideshow plays once it is told to', { tag: '@chromium' }, async ({ page }) => {
    const release = await openHeld(page, '/');
    await button(page, en.home.slideshow.play).click();
    release();
    await expect(button(page, en.home.slideshow.pause)).toBeVisible();
    await expect(slide(page)).toHaveAccessibleName('1 of 45');
  });

  test('what is typed is found', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/student-records');
    await type(page.getByPlaceholder(en.records.browser.placeholder), 'karate');
    await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
    await expect(page.getByText(/^Page 1 of [12]?\d$/)).toBeVisible();
  });
});

test.describe('the script never comes', () => {
  test.use({ expectedFaults: /static\/(chunks|payloads)\/|Failed to load|error loading/i });

  for (const { name, files, tag } of [
    { name: 'a piece of the script', files: SCRIPTS, tag: '@desktop' },
    // What is done then is the same.
    { name: 'the tree', files: /\/_next\/static\/payloads\//, tag: ['@chromium', '@desktop'] },
  ]) {
    test.describe(`${name} fails`, () => {
      test('the page is what it is without script', { tag }, async ({ page }) => {
        await page.route(files, (route) => route.abort());
        await page.goto('/');
        await expect(page.getByRole('heading', { name: en.home.panel.news.whole })).toBeVisible();
        await expect(page.getByRole('heading', { name: en.home.panel.events.whole })).toBeVisible();
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        await page.goto('/student-records');
        await expect(page.getByRole('link', { name: en.records.browser.allAsFile })).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveCount(0);
        await page.goto('/district-secretaries');
        const districts = page.getByRole('region', { name: en.secretaries.directory.districts });
        await expect(districts.getByRole('listitem')).toHaveCount(75);
        await page.goto('/gallery');
        await page.getByRole('main').getByRole('link').nth(1).click();
        await expect(page).toHaveURL(/\/assets\/gallery\/image2\.jpg$/);
      });

      test(
        'once only: it is fetched again',
        { tag: ['@chromium', '@desktop'] },
        async ({ page }) => {
          const failed = new Set<string>();
          await page.route(files, (route) => {
            const url = route.request().url();
            const isFirst = !failed.has(url);
            failed.add(url);
            return isFirst ? route.abort() : route.continue();
          });
          await page.goto('/gallery');
          await button(page, en.gallery.filters.events).click();
          await expect(
            page.getByRole('region', { name: en.gallery.images }).getByRole('link'),
          ).toHaveCount(13);
        },
      );
    });
  }
});

// What starts the script, where a sign of it does not come; one engine's word is enough for the document's own code.
test.describe('the script begins', { tag: '@desktop' }, () => {
  test.use({ isFirstVisit: true });

  test(
    'in an engine that tells of no paint and shows no frames',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.requestAnimationFrame = () => 0;
        PerformanceObserver.prototype.observe = () => undefined;
      });
      await page.goto('/');
      await expect(page.locator('html')).not.toHaveAttribute('data-script');
    },
  );

  test(
    'in a page that is opened in the background, whose slideshow waits',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        globalThis.requestAnimationFrame = () => 0;
      });
      await page.goto('/');
      await expect(page.locator('html')).not.toHaveAttribute('data-script');
    },
  );
});

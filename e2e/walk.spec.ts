import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, open, stopClock, test, type } from './test';
import { BROUGHT_ABOUT, walkThrough, type WalkedScreen } from './walk';

/** Another one draws other walks, and more rounds find more: `WALK_SEED=7 WALK_ROUNDS=20 npx playwright test walk`. */
const SEED = Number(process.env.WALK_SEED ?? 2017);
const ROUNDS = Number(process.env.WALK_ROUNDS ?? 1);
/** How many acts a walk has at most; Firefox, whose driver is slow, takes a short one. */
const ACTS = { chromium: 8, firefox: 4, webkit: 0 };

const RECORDS = '/student-records';
const ROWS = /\/student-records\/rows\//;

/** The number that a text says; 0 for one that says none. */
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0);

/** The rows that are shown are those of the page that is told, of what the input says. */
async function checkRecords(page: Page): Promise<void> {
  if ((await page.getByRole('alert').count()) > 0) return;
  const main = page.getByRole('main');
  const csv = await (await page.request.get(`${RECORDS}.csv`)).text();
  const query = (await main.getByRole('searchbox').inputValue()).toLowerCase();
  const found = csv
    .split('\n')
    .slice(1)
    .filter((row) => {
      const [, name = '', , , game = '', event = ''] = row.split(',');
      return [name, game, event].some((field) => field.toLowerCase().includes(query));
    });
  const place = await main.getByRole('navigation').getByRole('paragraph').innerText();
  const start = 10 * (numberIn(place) - 1);
  const rows = main.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');
  const shown = (await rows.allTextContents()).map(numberIn);
  expect(shown, `page ${place} of "${query}"`).toEqual(
    found.slice(start, start + 10).map(numberIn),
  );
}

/** What is told of the lists is as many as they have. */
async function checkDistricts(page: Page): Promise<void> {
  const [districts, secretaries] = await page
    .getByRole('main')
    .getByRole('status')
    .allTextContents();
  const main = page.getByRole('main');
  expect(await main.getByRole('button').count()).toBe(numberIn(districts ?? ''));
  expect(await main.getByRole('article').count()).toBe(numberIn(secretaries ?? ''));
}

/** One slide is shown, which is the one that is told; one tab is chosen, and its panel alone is shown. */
async function checkHome(page: Page): Promise<void> {
  const { slides, told, tabs, panels } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const slide = document.querySelector('[aria-live] [role=group]');
    return {
      slides: all('[aria-live] [role=group] img').filter((image) => image.checkVisibility()).length,
      told: [slide?.ariaLabel, slide?.closest('section')?.querySelector('p')?.textContent].map(
        (text) => text?.match(/\d+/g)?.map(Number).sort(),
      ),
      tabs: all('[role=tab][aria-selected=true]').map((tab) => tab.id),
      panels: all('[role=tabpanel]')
        .filter((panel) => panel.checkVisibility())
        .map((panel) => panel.getAttribute('aria-labelledby')),
    };
  });
  expect(slides).toBe(1);
  expect(told[0]).toEqual(told[1]);
  expect(tabs).toHaveLength(1);
  expect(panels).toEqual(tabs);
}

/** What is told of the images is as many as there are; an address of a picture shows it. */
async function checkGallery(page: Page): Promise<void> {
  const images = page.locator('main section').first();
  const told = await images.getByRole('status', { includeHidden: true }).textContent();
  const shown = await images
    .locator('li')
    .evaluateAll((tiles) => tiles.filter((tile) => tile.checkVisibility()).length);
  expect(told).toContain(String(shown));
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          !location.hash.startsWith('#image-') || document.querySelector('dialog:modal') !== null,
      ),
    )
    .toBe(true);
}

const SCREENS: readonly (WalkedScreen & { inFirefox?: boolean })[] = [
  {
    path: '/',
    fragments: ['#main', '#event-sample', '#'],
    check: checkHome,
    inFirefox: true,
  },
  {
    path: '/gallery',
    fragments: ['#image-5', '#image-45', '#news', '#nothing'],
    check: checkGallery,
  },
  {
    path: RECORDS,
    data: ROWS,
    texts: ['karate', 'a', 'nobody', '', '<b>'],
    check: checkRecords,
    inFirefox: true,
  },
  {
    path: '/district-secretaries',
    texts: ['agra', 'a', 'nowhere', ''],
    check: checkDistricts,
  },
];

test.use({ isFirstVisit: true, expectedFaults: BROUGHT_ABOUT });

for (let round = 0; round < ROUNDS; round += 1)
  for (const [place, { inFirefox, ...screen }] of SCREENS.entries())
    test(
      `whatever is done on ${screen.path}, all stays well, round ${round}`,
      inFirefox ? {} : { tag: '@chromium' },
      async ({ page, isPhone, browserName }) => {
        await stopClock(page);
        // In each round a screen meets with something else, and on a phone with something else than on a desktop.
        const walk = place + round + (isPhone ? 2 : 0);
        await walkThrough(page, screen, {
          seed: SEED + 1_000 * round + walk,
          acts: ACTS[browserName],
        });
      },
    );

/** Searches, turns a page and exports, asking again for what could not be had; what is shown and saved then. */
async function goThroughRecords(page: Page): Promise<unknown> {
  const records = page.getByRole('region', { name: 'Records' });
  const untilThere = async () => {
    await expect(records).toHaveAttribute('aria-busy', 'false');
    const retry = page.getByRole('button', { name: 'Try again' });
    if (await retry.isVisible()) await retry.click();
    await expect(records).toHaveAttribute('aria-busy', 'false');
    await expect(retry).toBeHidden();
  };
  await open(page, RECORDS);
  await type(page.getByPlaceholder('Search by name'), 'karate');
  await untilThere();
  await page.getByRole('button', { name: 'Next' }).click();
  await untilThere();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await untilThere();
  const saved = await readFile(await (await download).path(), 'utf8');
  return [await page.getByRole('cell').allTextContents(), saved];
}

test(
  'each part of the records may fail once, and all is shown and saved in the end',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    const asked = new Set<string>();
    let failing = '';
    await page.route(ROWS, (route) => {
      const url = route.request().url();
      asked.add(url);
      if (url !== failing) return route.continue();
      failing = '';
      return route.abort();
    });
    const expected = await goThroughRecords(page);
    const parts = [...asked];
    expect(parts.length).toBeGreaterThan(3);
    for (failing of parts) {
      const part = failing;
      expect(await goThroughRecords(page), part).toEqual(expected);
      expect(failing, `${part} has failed`).toBe('');
    }
  },
);

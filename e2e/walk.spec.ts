import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, stopClock, test, type } from './test';
import { BROUGHT_ABOUT, walkThrough, type Driver } from './walk';
import { RECORDS, ROUNDS, ROWS, walksOf } from './walked-screens';

/** How many acts a walk has at most; Firefox, whose driver is slow, takes a short one, through fewer screens. */
const ACTS = { chromium: 8, firefox: 4, webkit: 0 };
const IN_FIREFOX = ['/', RECORDS];

/** A page as a walk drives it; its clock stands still. */
async function drive(page: Page): Promise<Driver> {
  await stopClock(page);
  return {
    evaluate: (expression) => page.evaluate(expression),
    watchNetwork: async (files, comes) => {
      await page.route(files, async (route) => {
        const isComing = await comes(route.request().url());
        // The page may be gone by then.
        await (isComing ? route.continue() : route.abort()).catch(() => undefined);
      });
    },
    goTo: async (address) => {
      await page.goto(address, { waitUntil: 'commit' });
    },
    goBack: async () => {
      await page.goBack({ waitUntil: 'commit' });
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    passTime: (milliseconds) => page.clock.runFor(milliseconds),
  };
}

test.use({ isFirstVisit: true, expectedFaults: BROUGHT_ABOUT });

for (let round = 0; round < ROUNDS; round += 1)
  for (const { screen, seed } of walksOf(round))
    test(
      `whatever is done on ${screen.path}, all stays well, round ${round}`,
      IN_FIREFOX.includes(screen.path) ? {} : { tag: '@chromium' },
      async ({ page, isPhone, browserName }) => {
        // On a phone it meets with something else than on a desktop.
        const options = { seed: seed + (isPhone ? 2 : 0), acts: ACTS[browserName] };
        await walkThrough(await drive(page), screen, options);
      },
    );

/** Searches, turns a page and exports, asking again for what could not be had; what is shown and saved then. */
async function goThroughRecords(page: Page): Promise<unknown> {
  const records = page.getByRole('region', { name: en.records.browser.label });
  const untilThere = async () => {
    await expect(records).toHaveAttribute('aria-busy', 'false');
    const retry = page.getByRole('button', { name: en.records.browser.retry });
    if (await retry.isVisible()) await retry.click();
    await expect(records).toHaveAttribute('aria-busy', 'false');
    await expect(retry).toBeHidden();
  };
  await open(page, RECORDS);
  await type(page.getByPlaceholder(en.records.browser.placeholder), 'karate');
  await untilThere();
  await page.getByRole('button', { name: en.records.browser.next }).click();
  await untilThere();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.records.browser.export }).click();
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

import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { BROUGHT_ABOUT, walkThrough, type WalkedScreen } from './walk';

/** Another one draws other walks, and more rounds find more: `WALK_SEED=7 WALK_ROUNDS=20 npx playwright test walk`. */
const SEED = Number(process.env.WALK_SEED ?? 2017);
const ROUNDS = Number(process.env.WALK_ROUNDS ?? 1);
const ACTS = 15;

/** The number that a text says; 0 for one that says none. */
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0);

/** The rows that are shown are those of the page that is told, of what the input says. */
async function checkRecords(page: Page): Promise<void> {
  if ((await page.getByRole('alert').count()) > 0) return;
  const main = page.getByRole('main');
  const csv = await (await page.request.get('/student-records.csv')).text();
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

const SCREENS: WalkedScreen[] = [
  {
    path: '/student-records',
    data: /\/student-records\/rows\//,
    texts: ['karate', 'a', 'nobody', '', '<b>'],
    check: checkRecords,
  },
  {
    path: '/district-secretaries',
    texts: ['agra', 'a', 'nowhere', ''],
    check: checkDistricts,
  },
];

test.use({ isFirstVisit: true, expectedFaults: BROUGHT_ABOUT });

for (const screen of SCREENS)
  test(`whatever is done on ${screen.path}, all stays well`, async ({ page, isPhone }) => {
    test.setTimeout(ROUNDS * 240_000);
    await walkThrough(page, screen, { seed: SEED, rounds: ROUNDS, acts: ACTS, isPhone });
  });

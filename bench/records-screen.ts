import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from '@/scripts/testing/hydration';
import { PHONE_SCREEN } from './first-view';
import { slowDown } from './slow-network';
import { median } from './statistics';

const VISITS = 3;
const TURNS = 10;

/** What the records screen of a build sends and takes. */
export interface RecordsScreen {
  /** Bytes of the records that come without being asked for. */
  opening: number;
  /** Bytes of records after ten times Next. */
  tenPages: number;
  /** Bytes of what is searched, and of the rows that are found. */
  search: number;
  /** Milliseconds from the first key, right after the input was tapped, to the rows that it finds. */
  firstAnswer: number;
  /** Milliseconds from a later key to its rows. */
  laterAnswer: number;
}

/** Bytes of records that a page was sent, as they went over the wire. */
const recordBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/rows/'))
      .reduce(
        (sum, entry) => sum + (entry.toJSON() as { encodedBodySize: number }).encodedBodySize,
        0,
      ),
  );

/** Presses a key in the search, and waits until it is answered; in milliseconds. */
async function timeOfKey(page: Page, key: string): Promise<number> {
  const status = 'main [role=status]';
  const before = await page.locator(status).textContent();
  const start = performance.now();
  await page.keyboard.press(key);
  await page.waitForFunction(
    ([selector, text]) => {
      const shown = document.querySelector(selector)?.textContent;
      return shown !== text && shown !== 'Loading…';
    },
    [status, before] as const,
  );
  return performance.now() - start;
}

async function visit(browser: Browser, url: string): Promise<RecordsScreen> {
  const context = await browser.newContext(PHONE_SCREEN);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'commit' });
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const opening = await recordBytes(page);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(new RegExp(`^Page ${turn + 1} of `)).waitFor();
  }
  await page.waitForLoadState('networkidle');
  const tenPages = await recordBytes(page);
  await page.getByRole('searchbox').last().tap();
  const firstAnswer = await timeOfKey(page, 'k');
  const laterAnswer = await timeOfKey(page, 'a');
  await page.waitForLoadState('networkidle');
  const search = (await recordBytes(page)) - tenPages;
  await context.close();
  return { opening, tenPages, search, firstAnswer, laterAnswer };
}

/** Opens the records screen several times, pages and searches there; the median of each number. */
export async function measureRecordsScreen(browser: Browser, url: string): Promise<RecordsScreen> {
  const visits: RecordsScreen[] = [];
  for (let turn = 0; turn < VISITS; turn += 1) visits.push(await visit(browser, url));
  const middle = (name: keyof RecordsScreen) => median(visits.map((numbers) => numbers[name]));
  return {
    opening: middle('opening'),
    tenPages: middle('tenPages'),
    search: middle('search'),
    firstAnswer: middle('firstAnswer'),
    laterAnswer: middle('laterAnswer'),
  };
}

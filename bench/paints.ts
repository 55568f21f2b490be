import type { Browser } from '@playwright/test';
import { LANGUAGES, pathIn } from '@/lib/language';
import { layoutShift } from '@/scripts/testing/in-page';
import { SCREENS } from '@/scripts/testing/routes';
import { PHONE_SCREEN } from './first-view';
import { table, times, withRange, type Section } from './report';
import { slowDown } from './slow-network';
import { median, ratio, spread } from './statistics';

/** Paints differ by less than two visits to the same page do, so there are more of these than of other things. */
const VISITS_PER_RUN = 3;

/** How long after its `load` a page may still be painted anew. */
const QUIET_MS = 1_000;

/** How many times as long as its English twin a page in another language may take to be painted. */
const TOLERANCE = 1.05;

/** What is measured in one visit: milliseconds since the page was asked for, and how much moved. */
interface Paints {
  first: number;
  largest: number;
  shift: number;
}

/** The visits to a page. */
interface Painted {
  route: string;
  visits: Paints[];
}

/** Each route, in one language right after the other. */
const ROUTES = SCREENS.flatMap((route) => LANGUAGES.map((language) => pathIn(route, language)));

/** Opens a page in a browser that has loaded nothing before. */
async function visit(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(PHONE_SCREEN);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url);
    await page.waitForTimeout(QUIET_MS);
    const paints = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
      return {
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        largest: observer.takeRecords().at(-1)?.startTime ?? Infinity,
      };
    });
    return { ...paints, shift: await page.evaluate(layoutShift) };
  } finally {
    await context.close();
  }
}

const of = ({ visits }: Painted, measure: keyof Paints) => visits.map((paints) => paints[measure]);

/** How many times as long as its English twin a page takes; nothing for one in English. */
export function timesTwin(painted: Painted, all: readonly Painted[]) {
  const twin = all.find(({ route }) => route === pathIn(painted.route, 'en'));
  if (!twin || twin === painted) return undefined;
  const compare = (measure: keyof Paints) =>
    ratio(median(of(painted, measure)), median(of(twin, measure)));
  return { first: compare('first'), largest: compare('largest') };
}

/**
 * Measures when pages are painted on a slow phone with a slow network, cold, in each language.
 *
 * @param runs each page is opened three times as often
 */
export async function measurePaints(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Section> {
  const visits = runs * VISITS_PER_RUN;
  const all: Painted[] = ROUTES.map((route) => ({ route, visits: [] }));
  for (let round = 1; round <= visits; round += 1) {
    console.log(`Paints, round ${round} of ${visits}`);
    for (const painted of all) painted.visits.push(await visit(browser, origin + painted.route));
  }
  const rows = all.map((painted) => ({ painted, twin: timesTwin(painted, all) }));
  return {
    title: 'Paints',
    body: [
      `Median [least–greatest] of ${visits} visits, in milliseconds; a page in another language should take at most ${TOLERANCE} times as long as its English twin:`,
      table(
        ['page', 'FCP', '/ twin', 'LCP', '/ twin', 'CLS'],
        rows.map(({ painted, twin }) => [
          `\`${painted.route}\``,
          withRange(spread(of(painted, 'first'))),
          twin ? times(twin.first) : '',
          withRange(spread(of(painted, 'largest'))),
          twin ? times(twin.largest) : '',
          withRange(spread(of(painted, 'shift')), (shift) => shift.toFixed(3)),
        ]),
      ),
    ].join('\n\n'),
    missed: rows.flatMap(({ painted: { route }, twin }) =>
      twin && Math.max(twin.first, twin.largest) > TOLERANCE
        ? [`${route}: FCP ${times(twin.first)}, LCP ${times(twin.largest)} of its twin`]
        : [],
    ),
  };
}

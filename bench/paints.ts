import type { Browser } from '@playwright/test';
import { LANGUAGES, pathIn } from '@/lib/i18n/language';
import { layoutShift } from '@/scripts/testing/in-page';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';
import type { Contestant } from './builds';
import { PHONE_SCREEN } from './first-view';
import { runLighthouse } from './lighthouse';
import { againstTarget, count, table, type Section } from './report';
import { slowDown } from './slow-network';
import { median, ratio } from './statistics';

/** How many times the floor's LCP the site's may be, as Lighthouse reckons it. */
const TARGET = 1.1;

/** How long after its `load` a page may still be painted anew. */
const QUIET_MS = 700;

/** What is measured of a page; milliseconds, but for the shift. */
const MEASURES = ['FCP', 'LCP', 'TBT', 'slowFCP', 'slowLCP', 'shift'] as const;
type Paints = Record<(typeof MEASURES)[number], number>;

/** A page of a contestant, and the screen that it shows. */
interface MeasuredPage {
  contestant: Contestant;
  route: string;
  screen?: RoutePath;
}

/** A page with the medians of its visits. */
export type Painted = MeasuredPage & Paints;

/** Each screen of each contestant follows the site's. */
const PAGES: readonly MeasuredPage[] = [
  ...ROUTE_PATHS.flatMap((screen): MeasuredPage[] => [
    ...LANGUAGES.map(
      (language) => ({ contestant: 'site', route: pathIn(screen, language), screen }) as const,
    ),
    { contestant: 'floor', route: screen, screen },
    ...(screen === '/' || screen === '/student-records'
      ? [{ contestant: 'spa', route: screen, screen } as const]
      : []),
  ]),
  { contestant: 'empty', route: '/' },
];

/** Opens a page in a browser that has loaded nothing before, on a slow phone with a slow network. */
async function visit(browser: Browser, url: string) {
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
        slowFCP: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        slowLCP: observer.takeRecords().at(-1)?.startTime ?? Infinity,
      };
    });
    return { ...paints, shift: await page.evaluate(layoutShift) };
  } finally {
    await context.close();
  }
}

/** How many times the floor's LCP of the same screen a page's is: Lighthouse's, and the measured one. */
export function timesFloor({ screen, LCP, slowLCP }: Painted, all: readonly Painted[]) {
  const floor = all.find((page) => page.contestant === 'floor' && page.screen === screen);
  return floor && { LCP: ratio(LCP, floor.LCP), slowLCP: ratio(slowLCP, floor.slowLCP) };
}

/**
 * Measures when pages are painted, as Lighthouse reckons it and on a network that is really slow. All pages are
 * measured once, then all of them again, so that what slows the machine down for a while hits them alike.
 *
 * @param trust the argument that makes Chromium trust the servers
 */
export async function measurePaints(
  browser: Browser,
  origins: Record<Contestant, string>,
  runs: number,
  trust: string,
): Promise<Section> {
  const visits = PAGES.map((): Paints[] => []);
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { contestant, route }] of PAGES.entries()) {
      console.log(`Paints, run ${run} of ${runs}: ${contestant} ${route}`);
      const url = origins[contestant] + route;
      const paints = { ...(await runLighthouse(url, trust)), ...(await visit(browser, url)) };
      visits[index]?.push(paints);
    }
  }
  const all = PAGES.map((page, index): Painted => {
    const middle = (measure: keyof Paints) =>
      median((visits[index] ?? []).map((paints) => paints[measure]));
    const entries = MEASURES.map((measure) => [measure, middle(measure)] as const);
    return { ...page, ...(Object.fromEntries(entries) as Paints) };
  });
  const ratios = all.map((page) => ({ page, floor: timesFloor(page, all) }));
  return {
    title: 'Paints',
    body: [
      `Medians of ${runs}, in milliseconds: as Lighthouse reckons them, and measured on a slow phone with a slow network; target: an LCP of Lighthouse's of at most ${TARGET} times the floor's:`,
      table(
        ['page', 'FCP', 'LCP', '/ floor', 'TBT', 'measured FCP', 'measured LCP', '/ floor', 'CLS'],
        ratios.map(({ page, floor }) => [
          `${page.contestant} \`${page.route}\``,
          count(page.FCP),
          count(page.LCP),
          againstTarget(floor?.LCP, page.contestant === 'site' ? TARGET : undefined),
          count(page.TBT),
          count(page.slowFCP),
          count(page.slowLCP),
          againstTarget(floor?.slowLCP),
          page.shift.toFixed(3),
        ]),
      ),
    ].join('\n\n'),
    missed: [],
  };
}

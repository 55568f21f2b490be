import type { Browser } from '@playwright/test';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { measureLayoutShift } from '@/scripts/testing/in-page';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';
import type { Contestant } from './builds';
import { PHONE_SCREEN } from './first-view';
import { runLighthouse } from './lighthouse';
import { compareWithTarget, count, formatTable, type Section } from './report';
import { slowDown } from './slow-network';
import { compare, median } from './statistics';

/** The maximum ratio of the site's LCP to the floor's, as Lighthouse estimates them. */
const TARGET = 1.1;

/** How long a page may still paint after its load event. */
const QUIET_MS = 700;

/** The measures of a page, in milliseconds except for the shift. */
const MEASURES = ['FCP', 'LCP', 'TBT', 'slowFCP', 'slowLCP', 'shift'] as const;
type Paints = Record<(typeof MEASURES)[number], number>;

/** A page of a contestant, and the screen that it shows. */
interface MeasuredPage {
  contestant: Contestant;
  route: string;
  screen?: RoutePath;
}

/** A page, and the medians of its visits. */
export type Painted = MeasuredPage & Paints;

const PAGES: readonly MeasuredPage[] = [
  ...ROUTE_PATHS.flatMap((screen): MeasuredPage[] => [
    ...LANGUAGES.map((language) => ({
      contestant: 'site' as const,
      route: localizePath(screen, language),
      screen,
    })),
    { contestant: 'floor', route: screen, screen },
  ]),
  { contestant: 'spa', route: '/', screen: '/' },
  { contestant: 'spa', route: '/student-records', screen: '/student-records' },
];

/** Opens a page in a new context, on a slow phone with a slow network. */
async function visit(browser: Browser, url: string) {
  await using page = await browser.newPage(PHONE_SCREEN);
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
  return { ...paints, shift: await page.evaluate(measureLayoutShift) };
}

/** The ratios of a page's LCP to the floor's of the same screen: Lighthouse's, and the measured one. */
export function getFloorTimes({ screen, LCP, slowLCP }: Painted, all: readonly Painted[]) {
  const floor = all.find((page) => page.contestant === 'floor' && page.screen === screen);
  return { LCP: compare(LCP, floor?.LCP), slowLCP: compare(slowLCP, floor?.slowLCP) };
}

/** Measures when pages are painted: as Lighthouse estimates it, and on a throttled network. Pages take turns. */
export async function measurePaints(
  browser: Browser,
  origins: Record<Contestant, string>,
  runs: number,
): Promise<Section> {
  const visits = PAGES.map((page) => ({ page, paints: [] as Paints[] }));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Paints, run ${run} of ${runs}`);
    for (const { page, paints } of visits) {
      const url = origins[page.contestant] + page.route;
      paints.push({ ...(await runLighthouse(url)), ...(await visit(browser, url)) });
    }
  }
  const all = visits.map(({ page, paints }): Painted => {
    const getMedian = (measure: keyof Paints) => median(paints.map((each) => each[measure]));
    const medians = MEASURES.map((measure) => [measure, getMedian(measure)]);
    return { ...page, ...(Object.fromEntries(medians) as Paints) };
  });
  return {
    title: 'Paints',
    body: [
      `Medians of ${runs}, in milliseconds: as Lighthouse estimates them, and measured on a slow phone with a slow network; target: Lighthouse's LCP is at most ${TARGET} times the floor's:`,
      formatTable(
        ['page', 'FCP', 'LCP', '/ floor', 'TBT', 'measured FCP', 'measured LCP', '/ floor', 'CLS'],
        all.map((page) => {
          const floor = getFloorTimes(page, all);
          return [
            `${page.contestant} \`${page.route}\``,
            count(page.FCP),
            count(page.LCP),
            compareWithTarget(floor.LCP, page.contestant === 'site' ? TARGET : undefined),
            count(page.TBT),
            count(page.slowFCP),
            count(page.slowLCP),
            compareWithTarget(floor.slowLCP),
            page.shift.toFixed(3),
          ];
        }),
      ),
    ].join('\n\n'),
  };
}

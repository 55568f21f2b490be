import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '@/scripts/testing/hydration';
import type { Contestant } from './builds';
import { CONTESTANTS, CONTROLS, alternate, type ByContestant, type Control } from './controls';
import { PHONE_SCREEN } from './first-view';
import { compareWithTarget, formatMilliseconds, formatTable, type Section } from './report';
import { slowDownProcessor } from './slow-network';
import { compare, median } from './statistics';

export const PROBE = path.join(import.meta.dirname, 'probe.js');

/**
 * The number of presses in each way in one visit. A press takes one frame more or less by chance, so the targets, which
 * are for later presses by mouse or key, need many of them.
 */
const PRESSES = { mouse: 9, finger: 3 };

/** The maximum ratios of a press to that of another contestant, and of the first press to later ones. */
const TARGETS = { plain: undefined, spa: 1.1, floor: 1.5, first: 1.5 };

/** Long enough for a page to become idle. */
const REST_MS = 150;
const PATIENCE_MS = 3_000;

declare global {
  /** Defined by bench/probe.js. */
  var probe: {
    latency: Promise<number>;
    found?: { painted: number; answered: number };
  };
}

const WAYS = ['first', 'later', 'finger'] as const;

/** Milliseconds from each press of a visit to the frame that shows its answer. Later presses are by mouse or key. */
export type Latencies = Record<(typeof WAYS)[number], readonly number[]>;

async function press(page: Page, selector: string, by: 'mouse' | 'finger'): Promise<void> {
  // In one call, because a page may replace the element at any time.
  const { x, y } = await page.evaluate((one) => {
    const element = document.querySelector(one);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  if (by === 'finger') return page.touchscreen.tap(x, y);
  // The mouse comes from outside the control, and presses at once.
  await page.mouse.move(x, y, { steps: 4 });
  await Promise.all([page.mouse.down(), page.mouse.up()]);
}

/** Opens a page, and presses a control by mouse or key, and then by finger. */
async function visit(browser: Browser, url: string, isSite: boolean, control: Control) {
  const { selectors, keys, opener } = control;
  await using page = await browser.newPage(PHONE_SCREEN);
  await page.addInitScript({ path: PROBE });
  await page.goto(url);
  if (isSite) await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await slowDownProcessor(page);
  if (opener) await press(page, opener, 'mouse');
  if (keys) await page.focus(selectors[0]);

  await page.evaluate(`probe.warmUp(${JSON.stringify(control.result)})`);
  const latencies = { mouse: [] as number[], finger: [] as number[] };
  for (const by of keys ? (['mouse'] as const) : (['mouse', 'finger'] as const)) {
    for (let turn = 0; turn < PRESSES[by]; turn += 1) {
      await page.waitForTimeout(REST_MS);
      await page.evaluate(`probe.awaitPress(${JSON.stringify(control.result)}, ${PATIENCE_MS})`);
      const key = keys?.[turn % keys.length];
      if (key) await page.keyboard.press(key);
      else await press(page, selectors[turn % selectors.length] ?? '', by);
      latencies[by].push(await page.evaluate(() => globalThis.probe.latency));
      if (control.opens) await page.keyboard.press('Escape');
      if (!keys) await page.mouse.move(1, 1);
    }
  }
  const { mouse, finger } = latencies;
  return { first: mouse.slice(0, 1), later: mouse.slice(1), finger };
}

/** The median of all visits; undefined if nothing was pressed in that way. */
function getMedian(visits: readonly Latencies[] = [], way: keyof Latencies): number | undefined {
  const latencies = visits.flatMap((visited) => visited[way]);
  return latencies.length > 0 ? median(latencies) : undefined;
}

/** The ratios of the site's later presses to those of others, and of its first press to its later ones. */
export function pressRatios({ site, spa, floor, plain }: ByContestant<Latencies>) {
  const later = getMedian(site, 'later');
  return {
    plain: compare(later, getMedian(plain, 'later')),
    spa: compare(later, getMedian(spa, 'later')),
    floor: compare(later, getMedian(floor, 'later')),
    first: compare(getMedian(site, 'first'), later),
  };
}

const formatLatencies = (visits: readonly Latencies[] | undefined) =>
  visits ? WAYS.map((way) => formatMilliseconds(getMedian(visits, way))).join(' / ') : '';

/**
 * Measures how soon pages answer presses, on a phone with a slow processor.
 *
 * @param runs visits of each page for each control
 */
export async function measurePresses(
  browser: Browser,
  origins: Record<Contestant, string>,
  runs: number,
): Promise<Section> {
  const all = await alternate('Presses', CONTROLS, runs, (contestant, control) =>
    visit(browser, origins[contestant] + control.route, contestant === 'site', control),
  );
  const rows = all.map(({ control, by }) => {
    const ratios = pressRatios(by);
    return [
      control.name,
      ...CONTESTANTS.map((contestant) => formatLatencies(by[contestant])),
      ...(['plain', 'spa', 'floor', 'first'] as const).map((name) =>
        compareWithTarget(ratios[name], TARGETS[name]),
      ),
    ];
  });
  return {
    title: 'Presses',
    body: [
      `Medians in milliseconds of ${runs} visits, each with a first press, ${PRESSES.mouse - 1} more by mouse or key and ${PRESSES.finger} by finger: first / mouse or key / finger. Ratios are of the site's later presses by mouse or key. Targets: at most ${TARGETS.spa} times the SPA's and ${TARGETS.floor} times the floor's; the first press at most ${TARGETS.first} times a later one:`,
      formatTable(['press', ...CONTESTANTS, '/ plain', '/ SPA', '/ floor', 'first / later'], rows),
    ].join('\n\n'),
  };
}

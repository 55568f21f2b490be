import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '@/scripts/testing/hydration';
import type { Contestant } from './builds';
import { CONTESTANTS, CONTROLS, inTurns, type ByContestant, type Control } from './controls';
import { PHONE_SCREEN } from './first-view';
import { againstTarget, milliseconds, table, type Section } from './report';
import { slowDownProcessor } from './slow-network';
import { compare, median } from './statistics';

export const PROBE = path.join(import.meta.dirname, 'probe.js');

/** How often a control is pressed in each way in one visit. */
const PRESSES = 3;

/** How many times as long as another's a press may take. */
const TARGETS = { plain: undefined, spa: 1.1, floor: 1.5, first: 1.5 };

/** Long enough for a page to come to rest. */
const REST_MS = 150;
const PATIENCE_MS = 3_000;

declare global {
  /** What bench/probe.js puts into a page. */
  var probe: {
    latency: Promise<number>;
    found?: { painted: number; answered: number };
  };
}

const WAYS = ['first', 'later', 'finger'] as const;

/** Milliseconds from the presses of one visit to the frames that show their answers; the later ones are by mouse or key. */
export type Latencies = Record<(typeof WAYS)[number], readonly number[]>;

async function press(page: Page, selector: string, by: 'mouse' | 'finger'): Promise<void> {
  // In one go: a page may replace an element at any time.
  const { x, y } = await page.evaluate((one) => {
    const element = document.querySelector(one);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  if (by === 'finger') return page.touchscreen.tap(x, y);
  // From outside the control, as a hand moves it, and then at once.
  await page.mouse.move(x, y, { steps: 4 });
  await Promise.all([page.mouse.down(), page.mouse.up()]);
}

/** Opens a page, and presses a control there by mouse or key, and then by finger. */
async function visit(browser: Browser, url: string, isSite: boolean, control: Control) {
  const { selectors, keys, opener } = control;
  const context = await browser.newContext(PHONE_SCREEN);
  try {
    await context.addInitScript({ path: PROBE });
    const page = await context.newPage();
    await page.goto(url);
    if (isSite) await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await slowDownProcessor(page);
    if (opener) await press(page, opener, 'mouse');
    if (keys) await page.focus(selectors[0]);

    const latencies: number[] = [];
    for (const by of keys ? (['mouse'] as const) : (['mouse', 'finger'] as const)) {
      for (let turn = 0; turn < PRESSES; turn += 1) {
        await page.waitForTimeout(REST_MS);
        await page.evaluate(`probe.awaitPress(${JSON.stringify(control.result)}, ${PATIENCE_MS})`);
        const key = keys?.[turn % keys.length];
        if (key) await page.keyboard.press(key);
        else await press(page, selectors[turn % selectors.length] ?? '', by);
        latencies.push(await page.evaluate(() => globalThis.probe.latency));
        if (control.opens) await page.keyboard.press('Escape');
        if (!keys) await page.mouse.move(1, 1);
      }
    }
    const [first, later] = [latencies.slice(0, 1), latencies.slice(1, PRESSES)];
    return { first, later, finger: latencies.slice(PRESSES) };
  } finally {
    await context.close();
  }
}

/** The median of all visits; undefined where nothing was pressed that way. */
function middle(visits: readonly Latencies[] = [], way: keyof Latencies): number | undefined {
  const latencies = visits.flatMap((visited) => visited[way]);
  return latencies.length > 0 ? median(latencies) : undefined;
}

/** The site's later presses against those of others, and its first press against the later ones. */
export function pressRatios({ site, spa, floor, plain }: ByContestant<Latencies>) {
  const later = middle(site, 'later');
  return {
    plain: compare(later, middle(plain, 'later')),
    spa: compare(later, middle(spa, 'later')),
    floor: compare(later, middle(floor, 'later')),
    first: compare(middle(site, 'first'), later),
  };
}

const latenciesCell = (visits: readonly Latencies[] | undefined) =>
  visits ? WAYS.map((way) => milliseconds(middle(visits, way))).join(' / ') : '';

/**
 * Measures how soon the site and what it is compared with answer presses, on a phone with a slow processor.
 *
 * @param runs how often each page is opened for each control
 */
export async function measurePresses(
  browser: Browser,
  origins: Record<Contestant, string>,
  runs: number,
): Promise<Section> {
  const all = await inTurns('Presses', CONTROLS, runs, (contestant, control) =>
    visit(browser, origins[contestant] + control.route, contestant === 'site', control),
  );
  const rows = all.map(({ control, by }) => {
    const ratios = pressRatios(by);
    return [
      control.name,
      ...CONTESTANTS.map((contestant) => latenciesCell(by[contestant])),
      ...(['plain', 'spa', 'floor', 'first'] as const).map((name) =>
        againstTarget(ratios[name], TARGETS[name]),
      ),
    ];
  });
  return {
    title: 'Presses',
    body: [
      `Medians in milliseconds of ${runs} visits, each with a first press, ${PRESSES - 1} more by mouse or key and ${PRESSES} by finger: first / mouse or key / finger. Ratios are of the site's later presses by mouse or key; targets: at most ${TARGETS.spa} times the SPA's, ${TARGETS.floor} times the floor's, and for the first press ${TARGETS.first} times a later one:`,
      table(['press', ...CONTESTANTS, '/ plain', '/ SPA', '/ floor', 'first / later'], rows),
    ].join('\n\n'),
  };
}

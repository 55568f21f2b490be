import type { Browser } from '@playwright/test';
import type { Contestant } from './builds';
import { CONTROLS, type Control } from './controls';
import { PHONE_SCREEN } from './first-view';
import { PROBE } from './presses';
import { milliseconds, table, times, type Section } from './report';
import { slowDown } from './slow-network';
import { median, ratio } from './statistics';

/** After so long nobody waits any more; less than the slideshow takes from its start to its second slide. */
const PATIENCE_MS = 4_500;

/** How long a visit may take in all, however busy the machine is. */
const LIMIT_MS = 30_000;

/** How many times as long as the SPA the site may take to answer. */
const TARGET = 1.15;

/** When a control was painted and its tap answered, in milliseconds since the page was asked for. */
interface Tap {
  painted: number;
  /** Infinite for never. */
  answered: number;
}

/** A control, and its taps by contestant. */
export interface Tapped {
  name: string;
  by: Partial<Record<Contestant, Tap[]>>;
}

/** Opens a page that was never opened before on a slow phone, and taps a control once it is painted. */
async function visit(browser: Browser, origin: string, { route, selectors, result }: Control) {
  const context = await browser.newContext(PHONE_SCREEN);
  try {
    const page = await context.newPage();
    await slowDown(page);
    const task = { selector: selectors[0], result, patience: PATIENCE_MS };
    await context.addInitScript(`globalThis.earlyTap = ${JSON.stringify(task)}`);
    await context.addInitScript({ path: PROBE });
    await page.goto(origin + route, { waitUntil: 'commit' });
    const options = { timeout: LIMIT_MS, polling: 100 };
    await page.waitForFunction(() => globalThis.probe.found, undefined, options);
    return await page.evaluate(() => globalThis.probe.found);
  } finally {
    await context.close();
  }
}

/**
 * Visits once more where a visit comes to no end: now and then, whatever the page, the network that the browser makes
 * slow hands on nothing any more.
 */
async function visitAgainIfStuck(...visited: Parameters<typeof visit>) {
  try {
    return await visit(...visited);
  } catch (error) {
    console.error(String(error));
    return visit(...visited);
  }
}

const whenever = (time: number) => (Number.isFinite(time) ? milliseconds(time) : 'never');

const answerOf = (taps: readonly Tap[]) => median(taps.map(({ answered }) => answered));

/** How many times as long as another the site takes; undefined where either never answers or has no such control. */
export function timesOther({ by }: Tapped, other: Contestant): number | undefined {
  const [site, others] = [by.site, by[other]];
  if (!site || !others) return undefined;
  const factor = ratio(answerOf(site), answerOf(others));
  return Number.isFinite(factor) && factor > 0 ? factor : undefined;
}

/** A line for each tap that the site never answered, and for each control that an SPA answers sooner. */
export const missedTaps = (all: readonly Tapped[]): string[] =>
  all.flatMap((tapped) => {
    const lost = (tapped.by.site ?? []).filter(({ answered }) => !Number.isFinite(answered));
    const factor = timesOther(tapped, 'spa') ?? 0;
    return [
      ...(lost.length > 0 ? [`${tapped.name}: ${lost.length} early taps were never answered`] : []),
      ...(factor > TARGET
        ? [`${tapped.name}: an early tap takes ${times(factor)} to the SPA`]
        : []),
    ];
  });

const ORDER: readonly Contestant[] = ['site', 'plain', 'floor', 'spa'];

/**
 * Measures when one tap is answered that is made as soon as the control is painted, on a page that was never opened
 * before, on a slow phone with a slow network. All take turns.
 *
 * @param runs how often each page is opened for each control
 */
export async function measureTaps(
  browser: Browser,
  origins: Record<Contestant, string>,
  runs: number,
): Promise<Section> {
  const controls = CONTROLS.filter(({ isTappedEarly }) => isTappedEarly);
  const all: Tapped[] = controls.map(({ name }) => ({ name, by: {} }));
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, control] of controls.entries()) {
      console.log(`Taps, run ${run} of ${runs}: ${control.name}`);
      for (const contestant of control.on) {
        const tap = await visitAgainIfStuck(browser, origins[contestant], control);
        const by = all[index]?.by ?? {};
        if (tap) (by[contestant] ??= []).push(tap);
      }
    }
  }
  return {
    title: 'Taps',
    body: [
      `Medians of ${runs} visits, in milliseconds since the page was asked for: painted / answered; a tap that is not answered within ${PATIENCE_MS / 1000} seconds never is; target: at most ${TARGET} times the SPA:`,
      table(
        ['control', ...ORDER, '/ SPA', '/ floor'],
        all.map((tapped) => [
          tapped.name,
          ...ORDER.map((contestant) => {
            const taps = tapped.by[contestant];
            if (!taps) return '';
            const painted = median(taps.map((tap) => tap.painted));
            return `${milliseconds(painted)} / ${whenever(answerOf(taps))}`;
          }),
          ...(['spa', 'floor'] as const).map((other) => {
            const factor = timesOther(tapped, other);
            return factor === undefined ? '' : times(factor);
          }),
        ]),
      ),
    ].join('\n\n'),
    missed: missedTaps(all),
  };
}

import path from 'node:path';
import type { Browser } from '@playwright/test';
import { PHONE_SCREEN } from './first-view';
import { count, milliseconds, table, times, withRange, type Section } from './report';
import { slowDown } from './slow-network';
import { median, ratio, spread } from './statistics';
import { TARGETS, type Contestant, type Target } from './tap-controls';
import { within } from './within';

const TAP_EVERY_MS = 100;

/** After so long nobody waits any more; less than the slideshow takes from its start to its second slide. */
const PATIENCE_MS = 6_000;

/** Long enough for the largest paint to follow what was loaded last. */
const QUIET_MS = 500;

/** How long a visit may take in all, however busy the machine is. */
const LIMIT_MS = 30_000;

const PROBE = path.join(import.meta.dirname, 'first-tap-probe.js');

const TITLES: Record<Contestant, string> = {
  site: 'site',
  plain: 'plain page',
  empty: 'empty page with one island',
};

/** What the probe found out in one visit; times in milliseconds since the page was asked for. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** When the answer was to be seen; infinite for never. */
  answered: number;
  /** Taps of which nothing came. */
  lost: number;
}

/** The visits of all runs to a control. */
export interface Tapped {
  target: Target;
  /** With taps again and again from the first paint on. */
  repeated: readonly Visit[];
  /** With one tap, right after the first paint. */
  single: readonly Visit[];
}

/** What the probe puts into the page. */
declare global {
  var firstTap: Promise<Visit>;
}

/** Opens a page in a browser that has loaded nothing before, and taps a control from its first paint on. */
async function visit(
  browser: Browser,
  origin: string,
  { route, selector, result }: Target,
  every?: number,
): Promise<Visit> {
  const context = await browser.newContext(PHONE_SCREEN);
  try {
    const page = await context.newPage();
    await slowDown(page);
    const task = { selector, result, every, patience: PATIENCE_MS, quiet: QUIET_MS };
    await context.addInitScript(`globalThis.firstTapTask = ${JSON.stringify(task)}`);
    await context.addInitScript({ path: PROBE });
    await page.goto(origin + route, { waitUntil: 'commit' });
    const found = page.evaluate(() => globalThis.firstTap);
    return await within(LIMIT_MS, `a visit to ${route}`, found);
  } finally {
    await context.close();
  }
}

/**
 * Visits once more where a visit comes to no end: now and then, whatever the page, the network that the
 * browser makes slow hands on nothing any more.
 */
async function visitAgainIfStuck(...visited: Parameters<typeof visit>): Promise<Visit> {
  try {
    return await visit(...visited);
  } catch (error) {
    console.error(String(error));
    return visit(...visited);
  }
}

const isNever = (time: number) => !Number.isFinite(time);

/** Milliseconds, or that it never was. */
const whenever = (time: number) => (isNever(time) ? 'never' : milliseconds(time));

const answers = (visits: readonly Visit[]) => visits.map(({ answered }) => answered);

/** How many times as long as the plain page a page takes to answer one tap; nothing where either never does. */
export function timesPlain(tapped: Tapped, plain: Tapped): string {
  const factor = ratio(median(answers(tapped.single)), median(answers(plain.single)));
  return Number.isFinite(factor) && factor > 0 ? times(factor) : '';
}

function tapRow(tapped: Tapped, plain: Tapped | undefined): string[] {
  const { target, repeated, single } = tapped;
  const visits = [...repeated, ...single];
  return [
    `${target.control}: ${TITLES[target.contestant]}`,
    withRange(spread(visits.map(({ firstPaint }) => firstPaint))),
    withRange(spread(visits.map(({ largestPaint }) => largestPaint))),
    withRange(spread(answers(repeated)), whenever),
    withRange(spread(repeated.map(({ lost }) => lost)), count),
    withRange(spread(answers(single)), whenever),
    plain && plain !== tapped ? timesPlain(tapped, plain) : '',
  ];
}

/** A line for each control that let a single tap go without an answer. */
export const unanswered = (results: readonly Tapped[]): string[] =>
  results
    .map(({ target, single }) => ({ target, single, lost: answers(single).filter(isNever) }))
    .filter(({ target, lost }) => target.contestant === 'site' && lost.length > 0)
    .map(
      ({ target, single, lost }) =>
        `${target.control}: ${lost.length} of ${single.length} single taps were never answered`,
    );

/** All targets take turns in each run, so that what slows the machine down for a while hits them alike. */
async function tapAll(browser: Browser, origins: Record<Contestant, string>, runs: number) {
  const results = TARGETS.map((target) => ({
    target,
    repeated: [] as Visit[],
    single: [] as Visit[],
  }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { target, repeated, single } of results) {
      const origin = origins[target.contestant];
      console.log(`Taps, run ${run} of ${runs}: ${target.control}, ${TITLES[target.contestant]}`);
      repeated.push(await visitAgainIfStuck(browser, origin, target, TAP_EVERY_MS));
      single.push(await visitAgainIfStuck(browser, origin, target));
    }
  }
  return results;
}

/**
 * Measures from when on a tap on a page that was never opened before is answered, on the site, on plain pages and on
 * the least page of Next.js that has something to tap.
 *
 * @param browser one that trusts the servers
 * @param origins where each of them is served
 * @param runs how often each page is opened for each of the two ways to tap
 */
export async function measureTaps(
  browser: Browser,
  origins: Record<Contestant, string>,
  runs: number,
): Promise<Section> {
  const results = await tapAll(browser, origins, runs);
  const plainOf = ({ control }: Target) =>
    results.find(({ target }) => target.control === control && target.contestant === 'plain');
  return {
    title: 'Taps',
    body: [
      `Median [least–greatest] of ${runs} visits for each way to tap, in milliseconds since the page was asked for; a tap that is not answered within ${PATIENCE_MS / 1000} seconds never is:`,
      table(
        [
          'control',
          'first paint',
          'LCP',
          `tapped every ${TAP_EVERY_MS} ms: answered`,
          'taps lost',
          'tapped once: answered',
          '/ plain page',
        ],
        results.map((tapped) => tapRow(tapped, plainOf(tapped.target))),
      ),
    ].join('\n\n'),
    missed: unanswered(results),
  };
}

import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from '@/scripts/testing/hydration';
import type { Contestant } from './builds';
import { CONTROLS, type Control } from './controls';
import { PHONE_SCREEN } from './first-view';
import { milliseconds, table, times, type Section } from './report';
import { slowDownProcessor } from './slow-network';
import { median, ratio } from './statistics';

export const PROBE = path.join(import.meta.dirname, 'probe.js');

/** How often a control is pressed in each way in one visit. */
const PRESSES = 4;

/** How many times as long as another's a press may take. */
const TARGETS = { spa: 1.1, floor: 1.5, first: 1.5 };

/** Long enough for a page to come to rest. */
const REST_MS = 150;
const PATIENCE_MS = 3_000;

declare global {
  /** What bench/probe.js puts into a page. */
  var probe: {
    awaitPress: (selector: string, patience: number) => void;
    latency: Promise<number>;
    found?: { painted: number; answered: number };
  };
}

type Way = 'first' | 'mouse' | 'finger';

/** Milliseconds from a press to the frame that shows its answer; the first press of a visit stands apart. */
export type Latencies = Record<Way, number[]>;

async function centreOf(page: Page, selector: string) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the mouse there from outside the control, as a hand does, and presses at once. */
async function pressByMouse(page: Page, selector: string): Promise<void> {
  const { x, y } = await centreOf(page, selector);
  await page.mouse.move(x, y, { steps: 4 });
  await Promise.all([page.mouse.down(), page.mouse.up()]);
}

async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await centreOf(page, selector);
  await page.touchscreen.tap(x, y);
}

async function latencyOf(page: Page, { result }: Control, act: () => Promise<void>) {
  await page.waitForTimeout(REST_MS);
  await page.evaluate(([selector, patience]) => globalThis.probe.awaitPress(selector, patience), [
    result,
    PATIENCE_MS,
  ] as const);
  await act();
  return page.evaluate(() => globalThis.probe.latency);
}

/** Opens a page, and presses a control there by mouse or key, and then by finger. */
async function visit(browser: Browser, origin: string, contestant: Contestant, control: Control) {
  const { route, selectors, keys, opener } = control;
  const context = await browser.newContext(PHONE_SCREEN);
  try {
    await context.addInitScript({ path: PROBE });
    const page = await context.newPage();
    await page.goto(origin + route);
    if (contestant === 'site') await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await slowDownProcessor(page);
    if (opener) await pressByMouse(page, opener);
    if (keys) await page.focus(selectors[0]);

    const latencies: number[] = [];
    const ways = keys ? [pressByMouse] : [pressByMouse, tap];
    for (const press of ways) {
      for (let turn = 0; turn < PRESSES; turn += 1) {
        const selector = selectors[turn % selectors.length] ?? '';
        const key = keys?.[turn % keys.length];
        const act = () => (key ? page.keyboard.press(key) : press(page, selector));
        latencies.push(await latencyOf(page, control, act));
        if (control.name === 'menu' || control.name === 'overlay')
          await page.keyboard.press('Escape');
        if (!keys) await page.mouse.move(1, 1);
      }
    }
    return latencies;
  } finally {
    await context.close();
  }
}

/** A control, and how long each contestant that has it took. */
export interface Pressed {
  name: string;
  by: Partial<Record<Contestant, Latencies>>;
}

const middle = (latencies: Latencies | undefined, way: Way) =>
  latencies && latencies[way].length > 0 ? median(latencies[way]) : undefined;

/** How many times as long as the second the first takes; undefined where either is missing. */
const compare = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : ratio(one, other);

/** The site's later presses against those of others, and its first press against the later ones. */
export function pressRatios({ by: { site, spa, floor, plain } }: Pressed) {
  const later = middle(site, 'mouse');
  return {
    plain: compare(later, middle(plain, 'mouse')),
    spa: compare(later, middle(spa, 'mouse')),
    floor: compare(later, middle(floor, 'mouse')),
    first: compare(middle(site, 'first'), later),
  };
}

/** A line for each target that the site misses. */
export const missedTargets = (all: readonly Pressed[]): string[] =>
  all.flatMap((pressed) => {
    const ratios = pressRatios(pressed);
    return (['spa', 'floor', 'first'] as const)
      .filter((name) => (ratios[name] ?? 0) > TARGETS[name])
      .map(
        (name) => `${pressed.name}: ${times(ratios[name] ?? 0)} to ${name}, not ${TARGETS[name]}`,
      );
  });

const ORDER: readonly Contestant[] = ['site', 'plain', 'floor', 'spa'];

/**
 * Measures how soon the site and what it is compared with answer presses, on a phone with a slow processor. All take
 * turns, so that what slows the machine down for a while hits them alike.
 *
 * @param runs how often each page is opened for each control
 */
export async function measurePresses(
  browser: Browser,
  origins: Record<Contestant, string>,
  runs: number,
): Promise<Section> {
  const all: Pressed[] = CONTROLS.map(({ name }) => ({ name, by: {} }));
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, control] of CONTROLS.entries()) {
      console.log(`Presses, run ${run} of ${runs}: ${control.name}`);
      for (const contestant of control.on) {
        const [first, ...later] = await visit(browser, origins[contestant], contestant, control);
        const by = all[index]?.by ?? {};
        const latencies = (by[contestant] ??= { first: [], mouse: [], finger: [] });
        latencies.first.push(first ?? NaN);
        latencies.mouse.push(...later.slice(0, PRESSES - 1));
        latencies.finger.push(...later.slice(PRESSES - 1));
      }
    }
  }
  const cell = (value: number | undefined, write: (value: number) => string) =>
    value === undefined ? '' : write(value);
  return {
    title: 'Presses',
    body: [
      `Medians in milliseconds of ${runs} visits, each with a first press, ${PRESSES - 1} more by mouse or key and ${PRESSES} by finger: first / mouse or key / finger. Ratios are of the site's later presses by mouse or key; targets: at most ${TARGETS.spa} times the SPA's, ${TARGETS.floor} times the floor's, and for the first press ${TARGETS.first} times a later one:`,
      table(
        ['press', ...ORDER, '/ plain', '/ SPA', '/ floor', 'first / later'],
        all.map((pressed) => {
          const ratios = pressRatios(pressed);
          return [
            pressed.name,
            ...ORDER.map((contestant) => {
              const latencies = pressed.by[contestant];
              if (!latencies) return '';
              return (['first', 'mouse', 'finger'] as const)
                .map((way) => cell(middle(latencies, way), milliseconds) || '–')
                .join(' / ');
            }),
            ...[ratios.plain, ratios.spa, ratios.floor, ratios.first].map((value) =>
              cell(value, times),
            ),
          ];
        }),
      ),
    ].join('\n\n'),
    missed: missedTargets(all),
  };
}

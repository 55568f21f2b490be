import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { untilHydrated } from '@/scripts/testing/hydration';
import { milliseconds, table, times, withRange, type Section } from './report';
import { CPU_THROTTLE } from './slow-network';
import { median, ratio, spread } from './statistics';

/** Something that visitors do, on the site and on a plain page that looks the same. */
interface Interaction {
  name: string;
  site: string;
  plain: string;
  /** The event that it begins with. */
  event: 'click' | 'keydown';
  /** The element that shows the result. */
  result: string;
  /** How often it is done before it is measured. */
  warmUps: number;
  act: (page: Page, turn: number) => Promise<void>;
  /** Makes the page ready for the next time. */
  undo?: (page: Page) => Promise<void>;
}

/** How many times the plain page's latency the site's may be. */
const TARGET = 1.2;

/** Each page is opened so often, and measured so often each time. */
const VISITS = 5;
const SAMPLES = 4;

/** Long enough for a page to come to rest; the slideshow's pictures fade in. */
const REST_MS = 400;

const DESKTOP = { width: 1280, height: 800 };
const PROBE = path.join(import.meta.dirname, 'latency-probe.js');

/** Each finds fewer than all records. */
const LETTERS = ['k', 's', 't', 'b'];

/** What the probe puts into the page. */
declare global {
  var latencyProbe: { start: (type: string, selector: string) => void; latency: Promise<number> };
}

/** Presses a button with nothing else happening in the page, as Playwright's own click() would have. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('a button is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(REST_MS / 4);
  await page.mouse.down();
  await page.mouse.up();
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'search key',
    site: '/student-records',
    plain: '/records',
    event: 'keydown',
    result: 'main p.tabular-nums',
    warmUps: 1,
    act: async (page, turn) => {
      await page.locator('main input[type=search]').focus();
      await page.keyboard.press(LETTERS[turn % LETTERS.length] ?? '');
    },
    undo: async (page) => {
      await page.keyboard.press('Backspace');
    },
  },
  {
    name: 'next page',
    site: '/student-records',
    plain: '/records',
    event: 'click',
    result: 'main p.tabular-nums',
    warmUps: 1,
    act: (page) => press(page, page.locator('main nav button').last()),
  },
  {
    name: 'next slide',
    site: '/',
    plain: '/slideshow',
    event: 'click',
    result: '[aria-roledescription=slide]',
    // Once around, so that no picture has to be fetched.
    warmUps: 45,
    act: (page) => press(page, page.locator('main button[aria-label=Next]')),
  },
];

async function latencyOf(page: Page, { event, result, act, undo }: Interaction, turn: number) {
  await page.evaluate(([type, selector]) => globalThis.latencyProbe.start(type, selector), [
    event,
    result,
  ] as const);
  await act(page, turn);
  const latency = await page.evaluate(() => globalThis.latencyProbe.latency);
  await undo?.(page);
  return latency;
}

/** Opens a page and does the same thing there several times; the latency of each, in milliseconds. */
async function visit(
  browser: Browser,
  url: string,
  untilReady: (page: Page) => Promise<unknown>,
  interaction: Interaction,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: DESKTOP });
  await context.addInitScript({ path: PROBE });
  const page = await context.newPage();
  await page.goto(url);
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  for (let turn = 0; turn < interaction.warmUps; turn += 1)
    await latencyOf(page, interaction, turn);

  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
  const latencies: number[] = [];
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    await page.waitForTimeout(REST_MS);
    latencies.push(await latencyOf(page, interaction, turn));
  }
  await context.close();
  return latencies;
}

const untilPlainReady = (page: Page) => page.waitForSelector('body[data-ready]');

/** Site and plain page take turns, so that what slows the machine down for a while hits both. */
async function measureInteraction(
  browser: Browser,
  origins: { site: string; plain: string },
  interaction: Interaction,
) {
  const site: number[] = [];
  const plain: number[] = [];
  for (let turn = 1; turn <= VISITS; turn += 1) {
    console.log(`Interactions, visit ${turn} of ${VISITS}: ${interaction.name}`);
    const { site: route, plain: plainRoute } = interaction;
    site.push(...(await visit(browser, origins.site + route, untilHydrated, interaction)));
    plain.push(...(await visit(browser, origins.plain + plainRoute, untilPlainReady, interaction)));
  }
  return { name: interaction.name, site, plain, ratio: ratio(median(site), median(plain)) };
}

/**
 * Measures how soon the site answers what visitors do, and how soon plain pages would.
 *
 * @param browser one that trusts the servers
 * @param origins where the site and the plain pages are served
 */
export async function measureInteractions(
  browser: Browser,
  origins: { site: string; plain: string },
): Promise<Section> {
  const results = [];
  for (const interaction of INTERACTIONS) {
    results.push(await measureInteraction(browser, origins, interaction));
  }
  return {
    title: 'Interactions',
    body: [
      `Median [least–greatest] of ${VISITS * SAMPLES}, in milliseconds; target: at most ${TARGET} times the plain page:`,
      table(
        ['interaction', 'site', 'plain page', 'ratio'],
        results.map(({ name, site, plain, ratio: factor }) => [
          name,
          withRange(spread(site)),
          withRange(spread(plain)),
          times(factor),
        ]),
      ),
    ].join('\n\n'),
    missed: results
      .filter((result) => result.ratio > TARGET)
      .map(
        ({ name, site, plain }) =>
          `${name}: ${milliseconds(median(site))} ms, plain page ${milliseconds(median(plain))} ms`,
      ),
  };
}

import type { Browser } from '@playwright/test';
import type { Contestant } from './builds';
import { CONTESTANTS, CONTROLS, alternate, type Control } from './controls';
import { PHONE_SCREEN } from './first-view';
import { PROBE } from './presses';
import { compareWithTarget, formatMilliseconds, formatTable, type Section } from './report';
import { slowDown } from './slow-network';
import { compare, median } from './statistics';

/** Longer than visitors wait, and shorter than the slideshow takes until its second slide. */
const PATIENCE_MS = 4_500;

/** Only a visit that hangs takes longer. */
const LIMIT_MS = 30_000;

/** The maximum ratio of the site's answer to the SPA's. */
const TARGET = 1.15;

/** When a control was painted and its tap answered, in milliseconds since the page was requested; infinite for never. */
type Tap = Record<'painted' | 'answered', number>;

/** Opens a page in a new context on a slow phone, and taps a control as soon as it is painted. */
async function visit(browser: Browser, origin: string, { route, selectors, result }: Control) {
  await using page = await browser.newPage(PHONE_SCREEN);
  await slowDown(page);
  const task = { selector: selectors[0], result, patience: PATIENCE_MS };
  await page.addInitScript(`globalThis.earlyTap = ${JSON.stringify(task)}`);
  await page.addInitScript({ path: PROBE });
  await page.goto(origin + route, { waitUntil: 'commit' });
  const options = { timeout: LIMIT_MS, polling: 100 };
  const found = await page.waitForFunction(() => globalThis.probe.found, undefined, options);
  return (await found.jsonValue()) as Tap;
}

/** Repeats a visit that hangs: now and then the throttled network of Chromium stalls, on any page. */
const visitAgainIfStuck = (...visited: Parameters<typeof visit>) =>
  visit(...visited).catch((error: unknown) => {
    console.error(String(error));
    return visit(...visited);
  });

const getMedian = (taps: readonly Tap[] | undefined, time: keyof Tap) =>
  taps && median(taps.map((tap) => tap[time]));

/**
 * Measures when a tap is answered that comes as soon as the control is painted, on a slow phone with a slow network.
 *
 * @param runs visits of each page for each control
 */
export async function measureTaps(
  browser: Browser,
  origins: Record<Contestant, string>,
  runs: number,
): Promise<Section> {
  const controls = CONTROLS.filter(({ keys, opener }) => !keys && !opener);
  const all = await alternate('Taps', controls, runs, (contestant, control) =>
    visitAgainIfStuck(browser, origins[contestant], control),
  );
  const rows = all.map(({ control, by }) => {
    const answered = getMedian(by.site, 'answered');
    return [
      control.name,
      ...CONTESTANTS.map((contestant) =>
        by[contestant]
          ? `${formatMilliseconds(getMedian(by[contestant], 'painted'))} / ${formatMilliseconds(getMedian(by[contestant], 'answered'))}`
          : '',
      ),
      compareWithTarget(compare(answered, getMedian(by.spa, 'answered')), TARGET),
      compareWithTarget(compare(answered, getMedian(by.floor, 'answered'))),
    ];
  });
  return {
    title: 'Taps',
    body: [
      `Medians of ${runs} visits, in milliseconds since the page was requested: painted / answered, within ${PATIENCE_MS / 1000} seconds; target: at most ${TARGET} times the SPA's:`,
      formatTable(['control', ...CONTESTANTS, '/ SPA', '/ floor'], rows),
    ].join('\n\n'),
    missed: all
      .filter(({ by }) => by.site?.some(({ answered }) => !Number.isFinite(answered)))
      .map(({ control }) => `${control.name}: an early tap was never answered`),
  };
}

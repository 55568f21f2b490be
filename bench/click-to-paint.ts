import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openUnwatched, serveProbed, withProbe, type Answer } from '@/scripts/testing/probed-site';
import { withoutPolicy } from './plain-pages';
import { fileOfAddress, wireFile } from './published-files';
import { table, withRange, type Section } from './report';
import { headersOf } from './server';
import { slowNetwork } from './slow-network';
import { spread } from './statistics';
import { within } from './within';

/** A link that is followed. */
interface Step {
  from: string;
  to: string;
}

const STEPS: readonly Step[] = [
  { from: '/', to: '/about' },
  { from: '/about', to: '/gallery' },
];

/** What is done with the next page ahead of the click, by the names that speculation rules have for it. */
const WAYS = {
  'nothing ahead': undefined,
  prefetched: 'prefetch',
  prerendered: 'prerender',
} as const;
type Way = keyof typeof WAYS;
const WAY_NAMES = Object.keys(WAYS) as Way[];

/** How long before the click; about as long as a visitor rests on a link first. */
const AHEAD_MS = 400;

/** How long the first page is left alone once its script has taken it over. */
const REST_MS = 1_000;

/** How long it may take until the next page was painted; far more than it does on any machine. */
const PATIENCE_MS = 60_000;

const PROBE = path.join(import.meta.dirname, 'click-probe.js');

/** What the probe tells; times in milliseconds. */
interface Report {
  /** What had been done with the page ahead of the click. */
  was?: (typeof WAYS)[Way];
  clickToPaint: number;
}

/** One way to follow a link, and how long it took each time. */
interface Clicks {
  step: Step;
  way: Way;
  /** Whether the pages fade into each other, as they do on the site. */
  fades: boolean;
  times: number[];
  /** How often the page was not made ready as it was to be. */
  misses: number;
}

/**
 * Takes the fade between pages out of a built page.
 *
 * @throws Error when there is none
 */
export function withoutFade(html: string): string {
  const still = html.replace(/@view-transition\s*\{[^}]*\}/g, '');
  if (still === html) throw new Error('there is no @view-transition to take out');
  return still;
}

/** The pages that are clicked through, with the probe in them and ready to be sent. */
function clickedPages(site: string, fades: boolean): Map<string, Buffer> {
  const routes = new Set(STEPS.flatMap(({ from, to }) => [from, to]));
  return new Map(
    [...routes].map((route) => {
      const built = readFileSync(fileOfAddress(site, route) ?? '', 'utf8');
      // The policy would forbid the rules that the probe puts in, and a style sheet that is not the built one.
      const html = withProbe(withoutPolicy(fades ? built : withoutFade(built)));
      return [route, brotliCompressSync(html)];
    }),
  );
}

async function answerOf(
  site: string,
  pages: ReadonlyMap<string, Buffer>,
  pathname: string,
): Promise<Answer> {
  const file = fileOfAddress(site, pathname);
  if (!file) return { status: 404, headers: {}, body: '' };
  const body = pages.get(pathname) ?? (await readFile(wireFile(file)));
  return { headers: headersOf(pathname, file), body };
}

/** Follows a link in a browser that has loaded nothing before. */
async function click(
  site: string,
  pages: ReadonlyMap<string, Buffer>,
  { step, way }: Clicks,
): Promise<Report> {
  const task = { ...step, ahead: WAYS[way], aheadMs: AHEAD_MS, restMs: REST_MS };
  const server = await serveProbed<Report>({
    answer: (pathname) => answerOf(site, pages, pathname),
    probe: `globalThis.clickTask = ${JSON.stringify(task)};\n${readFileSync(PROBE, 'utf8')}`,
    send: slowNetwork(),
  });
  const quit = await openUnwatched(server.origin + step.from);
  try {
    return await within(PATIENCE_MS, `${step.from} to ${step.to}`, server.reported);
  } finally {
    await quit();
    server.close();
  }
}

/** All ways take turns in each run, so that what slows the machine down for a while hits them alike. */
async function clickAll(site: string, runs: number): Promise<readonly Clicks[]> {
  const pages = { fading: clickedPages(site, true), still: clickedPages(site, false) };
  const all: Clicks[] = STEPS.flatMap((step) =>
    [true, false].flatMap((fades) =>
      WAY_NAMES.map((way) => ({ step, way, fades, times: [], misses: 0 })),
    ),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const clicks of all) {
      console.log(`Pages, run ${run} of ${runs}: ${nameOf(clicks)}, ${clicks.way}`);
      const report = await click(site, clicks.fades ? pages.fading : pages.still, clicks);
      clicks.times.push(report.clickToPaint);
      if (report.was !== WAYS[clicks.way]) clicks.misses += 1;
    }
  }
  return all;
}

function nameOf({ step, fades }: Clicks): string {
  const name = `\`${step.from}\` to \`${step.to}\``;
  return fades ? name : `${name}, without the fade`;
}

/**
 * Measures how long it takes from a click to the first paint of the next page, with what can be done ahead of it.
 *
 * @param site the folder of the built site
 * @param runs how often each link is followed in each way
 */
export async function measureClickToPaint(site: string, runs: number): Promise<Section> {
  const all = await clickAll(site, runs);
  const names = [...new Set(all.map(nameOf))];
  const rows = names.map((name) => [
    name,
    ...all.filter((clicks) => nameOf(clicks) === name).map(({ times }) => withRange(spread(times))),
  ]);
  return {
    title: 'Pages',
    body: [
      `From click to first contentful paint, median [least–greatest] of ${runs}, in milliseconds; what is made ready ahead is asked for ${AHEAD_MS} ms before the click:`,
      table(['from, to', ...WAY_NAMES], rows),
    ].join('\n\n'),
    missed: all
      .filter(({ misses }) => misses > 0)
      .map((clicks) => `${nameOf(clicks)}: ${clicks.misses} of ${runs} were not ${clicks.way}`),
  };
}

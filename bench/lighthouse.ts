import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '@/scripts/testing/browsers';
import { freePort } from '@/scripts/testing/free-port';
import { ALL_SCREENS } from '@/scripts/testing/routes';
import { count, table, times, withRange, type Section } from './report';
import { ratio, spread, type Spread } from './statistics';

/** 53 MB with all that it brings, so it is fetched when the bench runs and not with the project's packages. */
const LIGHTHOUSE = ['lighthouse@12.8.2', 'third-party-web@0.27.0'];
const FOLDER = path.join(import.meta.dirname, '../.cache/lighthouse');
const MODULE = path.join(FOLDER, 'node_modules/lighthouse/core/index.js');

export const LIGHTHOUSE_VERSION = LIGHTHOUSE[0]?.split('@')[1] ?? '';

/** What is read of what Lighthouse tells of a page. */
interface Result {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
  runtimeError?: { message: string };
}

type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: Result } | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(MODULE)) {
    execFileSync('npm', ['install', '--no-save', '--prefix', FOLDER, ...LIGHTHOUSE], {
      stdio: 'inherit',
    });
  }
  const loaded = (await import(pathToFileURL(MODULE).href)) as { default: Lighthouse };
  return loaded.default;
}

/** What is taken from each run. */
const MEASURES = {
  FCP: ({ audits }: Result) => audits['first-contentful-paint']?.numericValue,
  LCP: ({ audits }: Result) => audits['largest-contentful-paint']?.numericValue,
  TBT: ({ audits }: Result) => audits['total-blocking-time']?.numericValue,
  CLS: ({ audits }: Result) => audits['cumulative-layout-shift']?.numericValue,
  performance: scoreOf('performance'),
  accessibility: scoreOf('accessibility'),
  'best practices': scoreOf('best-practices'),
  SEO: scoreOf('seo'),
};
type Measure = keyof typeof MEASURES;
const NAMES = Object.keys(MEASURES) as Measure[];

/** A page to measure: its name in the report, and its address. */
export interface MeasuredPage {
  name: string;
  url: string;
}

/** What was measured of a page, over all runs. */
export type Measured = Record<Measure, Spread>;

function scoreOf(category: string) {
  return ({ categories }: Result) => {
    const score = categories[category]?.score;
    return typeof score === 'number' ? score * 100 : undefined;
  };
}

/** Runs Lighthouse with its mobile defaults, in a browser that has loaded nothing before. */
async function runOnce(url: string, trust: string): Promise<Record<Measure, number>> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await launchChromium(trust, `--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse has nothing to tell of ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const entries = NAMES.map((name) => {
      const value = MEASURES[name](lhr);
      if (value === undefined) throw new Error(`Lighthouse did not measure ${name} of ${url}`);
      return [name, value] as const;
    });
    return Object.fromEntries(entries) as Record<Measure, number>;
  } finally {
    await browser.close();
  }
}

/**
 * Measures pages with Lighthouse, all of them once and then all of them again, so that what slows the machine down for
 * a while hits them alike.
 *
 * @param trust the argument that makes Chromium trust the server
 */
export async function runLighthouse(
  pages: readonly MeasuredPage[],
  runs: number,
  trust: string,
): Promise<Map<string, Measured>> {
  const rounds: Map<string, Record<Measure, number>>[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const round = new Map<string, Record<Measure, number>>();
    for (const { name, url } of pages) {
      console.log(`Lighthouse, run ${run} of ${runs}: ${name}`);
      round.set(name, await runOnce(url, trust));
    }
    rounds.push(round);
  }
  return new Map(
    pages.map(({ name }) => {
      const results = rounds.flatMap((round) => round.get(name) ?? []);
      const entries = NAMES.map(
        (measure) => [measure, spread(results.map((result) => result[measure]))] as const,
      );
      return [name, Object.fromEntries(entries) as Measured];
    }),
  );
}

const EMPTY = 'the empty page';

function timesRow(name: string, measured: Measured, empty: Measured): string[] {
  const { FCP, LCP, TBT, CLS } = measured;
  return [
    name,
    withRange(FCP),
    withRange(LCP),
    withRange(TBT),
    withRange(CLS, (shift) => shift.toFixed(3)),
    times(ratio(FCP.median, empty.FCP.median)),
    times(ratio(LCP.median, FCP.median)),
    times(ratio(TBT.median, empty.TBT.median)),
  ];
}

const scoresRow = (name: string, measured: Measured) => [
  name,
  ...(['performance', 'accessibility', 'best practices', 'SEO'] as const).map((score) =>
    withRange(measured[score], count),
  ),
];

/**
 * Measures each route and the empty page.
 *
 * @param origins where the site and the empty page are served
 * @param trust the argument that makes Chromium trust the server
 */
export async function measureWithLighthouse(
  origins: { site: string; emptyPage: string },
  runs: number,
  trust: string,
): Promise<Section> {
  const pages = [
    ...ALL_SCREENS.map((route) => ({
      name: `\`${route}\``,
      url: origins.site + route,
    })),
    { name: EMPTY, url: origins.emptyPage },
  ];
  const measured = await runLighthouse(pages, runs, trust);
  const empty = measured.get(EMPTY);
  if (!empty) throw new Error('the empty page was not measured');
  const all = [...measured];
  return {
    title: 'Lighthouse',
    body: [
      `Median [least–greatest] of ${runs} runs, in milliseconds:`,
      table(
        ['page', 'FCP', 'LCP', 'TBT', 'CLS', 'FCP / empty FCP', 'LCP / own FCP', 'TBT / empty TBT'],
        all.map(([name, of]) => timesRow(name, of, empty)),
      ),
      'Scores:',
      table(
        ['page', 'performance', 'accessibility', 'best practices', 'SEO'],
        all.map(([name, of]) => scoresRow(name, of)),
      ),
    ].join('\n\n'),
    missed: [],
  };
}

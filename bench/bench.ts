/**
 * `npm run bench [-- --quick] [--runs n] [--growth] [--only part]`: builds the site and an empty page of Next.js, serves
 * both alike, measures them, prints the tables and puts them into bench/README.md. It fails when a budget is exceeded.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { launchChromium } from '@/scripts/testing/browsers';
import { buildEmptyPage, buildSite } from './builds';
import { BYTES, measureBytes } from './bytes';
import { measureClickToPaint } from './click-to-paint';
import { environment } from './environment';
import { measureGrowth } from './growth';
import { measureInteractions } from './interactions';
import { measureWithLighthouse } from './lighthouse';
import { measurePaints } from './paints';
import { measureReturning } from './returning';
import { makePlainPages } from './plain-pages';
import { withSection, type Section } from './report';
import { measureSearch } from './search';
import { measureTaps } from './taps';
import { makeCertificate, serveFolders, trustArgument } from './server';

const REPORT = path.join(import.meta.dirname, 'README.md');

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

/** Lays Markdown out as `npm run format` does, so that the check of the format finds nothing to mend in the report. */
const formatted = async (markdown: string) =>
  format(markdown, { ...(await resolveConfig(REPORT)), parser: 'markdown' });

/** Prints a section, and puts it into the report in place of that of an earlier run. */
async function report({ title, body }: Section, surroundings: string): Promise<void> {
  const text = withSection(readFileSync(REPORT, 'utf8'), title, `${body}\n\n${surroundings}`);
  writeFileSync(REPORT, await formatted(text));
  console.log(`\n${title}\n\n${await formatted(body)}`);
}

/** Builds and serves the site and what it is compared with; the plain pages take pictures and fonts from the site. */
async function serveAll() {
  const certificate = await makeCertificate();
  const site = await buildSite();
  const emptyPage = await buildEmptyPage();
  const servers = {
    site: await serveFolders([site], certificate),
    emptyPage: await serveFolders([emptyPage], certificate),
    plain: await serveFolders([await makePlainPages(site), site], certificate),
  };
  return { certificate, servers, folders: { site, emptyPage } };
}

type Setting = Awaited<ReturnType<typeof serveAll>> & { browser: Browser; runs: number };

/** The parts of the bench, in the order in which the report has them. */
const PARTS: Record<string, (setting: Setting) => Section | Promise<Section>> = {
  bytes: ({ browser, servers, folders }) =>
    measureBytes(
      browser,
      { origin: servers.site.origin, folder: folders.site },
      { origin: servers.emptyPage.origin, folder: folders.emptyPage },
    ),
  lighthouse: ({ servers, runs, certificate }) =>
    measureWithLighthouse(
      { site: servers.site.origin, emptyPage: servers.emptyPage.origin },
      runs,
      trustArgument(certificate),
    ),
  paints: ({ browser, servers, runs }) => measurePaints(browser, servers.site.origin, runs),
  interactions: ({ browser, servers }) =>
    measureInteractions(browser, { site: servers.site.origin, plain: servers.plain.origin }),
  taps: ({ browser, servers: { site, plain, emptyPage }, runs }) =>
    measureTaps(browser, { site: site.origin, plain: plain.origin, empty: emptyPage.origin }, runs),
  pages: ({ folders, runs }) => measureClickToPaint(folders.site, runs),
  returning: ({ browser, folders, certificate }) =>
    measureReturning(browser, folders.site, certificate),
  search: () => measureSearch(),
  growth: ({ browser, runs, certificate }) => measureGrowth(browser, runs, certificate),
};

/** Parts that take minutes. */
const SLOW_PARTS = ['lighthouse', 'paints', 'taps', 'pages', 'returning'];

/** Whether a part is to be measured; the growth takes too long to be measured each time. */
const isWanted = (part: string) => {
  if (options.only) return options.only === part;
  if (part === 'growth') return options.growth;
  return !options.quick || !SLOW_PARTS.includes(part);
};

/** @throws Error for anything but a whole number from 1 on */
function readRuns(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--runs: ${text} is no number of runs`);
  return Number(text);
}

async function bench(): Promise<void> {
  const runs = readRuns(options.runs);
  const wanted = Object.entries(PARTS).filter(([name]) => isWanted(name));
  if (wanted.length === 0) throw new Error(`--only: one of ${Object.keys(PARTS).join(', ')}`);
  const setting = await serveAll();
  // Letters as wide as on phones, not fitted to whole pixels.
  const trust = trustArgument(setting.certificate);
  const browser = await launchChromium(trust, '--font-render-hinting=none');
  for (const [, measure] of wanted) {
    const section = await measure({ ...setting, browser, runs });
    await report(section, environment(browser.version()));
    for (const line of section.missed) console.error(line);
    if (section.title === BYTES && section.missed.length > 0) process.exitCode = 1;
  }
  await browser.close();
  for (const server of Object.values(setting.servers)) server.stop();
}

await bench();

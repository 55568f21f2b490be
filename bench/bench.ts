/** `npm run bench`: see README.md for its options. It fails if a budget of bytes is exceeded. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { launchChromium } from '@/scripts/testing/browsers';
import { buildAll, type Contestant } from './builds';
import { BYTES, measureBytes } from './bytes';
import { measureCheck } from './check-times';
import { LIGHTHOUSE_VERSION } from './lighthouse';
import { measurePaints } from './paints';
import { measurePresses } from './presses';
import { withResults, type Section } from './report';
import { measureReturn } from './returning';
import { serveFolder, TRUST } from './server';
import { measureTaps } from './taps';

const REPORT = path.join(import.meta.dirname, 'README.md');

interface Setting {
  browser: Browser;
  runs: number;
  folders: Record<Contestant, string>;
  origins: Record<Contestant, string>;
}

/** The parts of the bench, in the order of the report. */
const PARTS: Record<string, (setting: Setting) => Section | Promise<Section>> = {
  paints: ({ browser, origins, runs }) => measurePaints(browser, origins, runs),
  taps: ({ browser, origins, runs }) => measureTaps(browser, origins, runs),
  presses: ({ browser, origins, runs }) => measurePresses(browser, origins, runs),
  bytes: ({ browser, origins, folders }) => measureBytes(browser, origins, folders),
  returning: ({ browser, folders }) => measureReturn(browser, folders.site),
  check: ({ runs }) => measureCheck(runs),
};

/** Formats Markdown as `npm run format` does. */
const formatMarkdown = async (markdown: string) =>
  format(markdown, { ...(await resolveConfig(REPORT)), parser: 'markdown' });

/** One sentence: when, for how long, on which machine and with which versions was measured. */
function describeEnvironment(chromium: string): string {
  const require = createRequire(import.meta.url);
  const getVersion = (name: string) =>
    (require(`${name}/package.json`) as { version: string }).version;
  const day = new Date().toISOString().slice(0, 10);
  const cpu = cpus()[0]?.model.trim() ?? 'an unknown CPU';
  const minutes = Math.ceil(performance.now() / 60_000);
  return `Measured on ${day} in ${minutes} minutes on ${availableParallelism()} cores of ${cpu}, with Node.js ${process.versions.node}, Chromium ${chromium}, Next.js ${getVersion('next')}, React ${getVersion('react')}, Lighthouse ${LIGHTHOUSE_VERSION}.`;
}

/** @throws Error for an unknown option or part, or for a wrong number of runs */
function readOptions() {
  const options = {
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
  } as const;
  const { write, runs, only } = parseArgs({ options }).values;
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs: ${runs} is not a number of runs`);
  if (only && !(only in PARTS)) throw new Error(`--only: one of ${Object.keys(PARTS).join(', ')}`);
  if (only && write)
    throw new Error('--write: the report is written as a whole, so not with --only');
  return { write, runs: Number(runs), only };
}

async function runBench(): Promise<void> {
  const { write, runs, only } = readOptions();
  const folders = await buildAll();
  const names = Object.keys(folders) as Contestant[];
  const servers = await Promise.all(names.map((name) => serveFolder(folders[name])));
  const addresses = names.map((name, index) => [name, servers[index]?.origin]);
  const origins = Object.fromEntries(addresses) as Setting['origins'];
  // Glyphs as wide as on phones, not rounded to whole pixels.
  const browser = await launchChromium(TRUST, '--font-render-hinting=none');
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (only && name !== only) continue;
    const section = await measure({ browser, runs, folders, origins });
    sections.push(section);
    console.log(`\n${section.title}\n\n${await formatMarkdown(section.body)}`);
    for (const line of section.missed ?? []) console.error(line);
    if (section.title === BYTES && section.missed?.length) process.exitCode = 1;
  }
  if (write) {
    const report = readFileSync(REPORT, 'utf8');
    const text = withResults(report, describeEnvironment(browser.version()), sections);
    writeFileSync(REPORT, await formatMarkdown(text));
  }
  // The servers stop only after the browser has disconnected.
  await browser.close();
  for (const { stop } of servers) stop();
}

await runBench();

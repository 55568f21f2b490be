/** `npm run bench`: README.md tells its options; it fails when a budget of bytes is exceeded. */
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
import { measureSearch } from './search';
import { serveFolder, TRUST } from './server';
import { measureTaps } from './taps';

const REPORT = path.join(import.meta.dirname, 'README.md');

interface Setting {
  browser: Browser;
  runs: number;
  folders: Record<Contestant, string>;
  origins: Record<Contestant, string>;
}

/** The parts of the bench, in the order in which the report has them. */
const PARTS: Record<string, (setting: Setting) => Section | Promise<Section>> = {
  paints: ({ browser, origins, runs }) => measurePaints(browser, origins, runs),
  taps: ({ browser, origins, runs }) => measureTaps(browser, origins, runs),
  presses: ({ browser, origins, runs }) => measurePresses(browser, origins, runs),
  bytes: ({ browser, origins, folders }) => measureBytes(browser, origins, folders),
  returning: ({ browser, folders }) => measureReturn(browser, folders.site),
  search: () => measureSearch(),
  check: ({ runs }) => measureCheck(runs),
};

/** Lays Markdown out as `npm run format` does, so that the check of the format finds nothing to mend in the report. */
const formatted = async (markdown: string) =>
  format(markdown, { ...(await resolveConfig(REPORT)), parser: 'markdown' });

/** Where, when, how long and with what was measured, in one sentence. */
function environment(chromium: string): string {
  const require = createRequire(import.meta.url);
  const getVersion = (name: string) =>
    (require(`${name}/package.json`) as { version: string }).version;
  const day = new Date().toISOString().slice(0, 10);
  const cpu = cpus()[0]?.model.trim() ?? 'an unknown CPU';
  const minutes = Math.ceil(performance.now() / 60_000);
  return `Measured on ${day} in ${minutes} minutes on ${availableParallelism()} cores of ${cpu}, with Node.js ${process.versions.node}, Chromium ${chromium}, Next.js ${getVersion('next')}, React ${getVersion('react')}, Lighthouse ${LIGHTHOUSE_VERSION}.`;
}

/** @throws Error for what is no option, no part or no number of runs */
function readOptions() {
  const options = {
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
  } as const;
  const { write, runs, only } = parseArgs({ options }).values;
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs: ${runs} is no number of runs`);
  if (only && !(only in PARTS)) throw new Error(`--only: one of ${Object.keys(PARTS).join(', ')}`);
  if (only && write) throw new Error('--write: all tables are of one run, so not with --only');
  return { write, runs: Number(runs), only };
}

async function bench(): Promise<void> {
  const { write, runs, only } = readOptions();
  const folders = await buildAll();
  const names = Object.keys(folders) as Contestant[];
  const servers = await Promise.all(names.map((name) => serveFolder(folders[name])));
  const addresses = names.map((name, index) => [name, servers[index]?.origin]);
  const origins = Object.fromEntries(addresses) as Setting['origins'];
  // Letters as wide as on phones, not fitted to whole pixels.
  const browser = await launchChromium(TRUST, '--font-render-hinting=none');
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (only && name !== only) continue;
    const section = await measure({ browser, runs, folders, origins });
    sections.push(section);
    console.log(`\n${section.title}\n\n${await formatted(section.body)}`);
    for (const line of section.missed ?? []) console.error(line);
    if (section.title === BYTES && section.missed?.length) process.exitCode = 1;
  }
  if (write) {
    const report = readFileSync(REPORT, 'utf8');
    const text = withResults(report, environment(browser.version()), sections);
    writeFileSync(REPORT, await formatted(text));
  }
  // The servers wait for the browser to leave them.
  await browser.close();
  for (const { stop } of servers) stop();
}

await bench();

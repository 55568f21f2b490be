/** `npm run bench`: see README.md for its options. It fails if a budget of bytes is exceeded. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from '@/scripts/shared/project';
import { launchChromium } from '@/scripts/testing/browsers';
import { dependencies } from '../package.json';
import { buildAll } from './builds';
import { measureBytes } from './bytes';
import type { Setting } from './compare';
import type { Section } from './report';
import { serveFolder, TRUST } from './server';
import { measurePresses, measureWithLighthouse } from './times';

const RESULTS_FILE = path.join(import.meta.dirname, 'results.md');

/** One sentence: when, for how long, on which machine and with which versions was measured. */
function describeEnvironment(chromium: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const cpu = cpus()[0]?.model.trim() ?? 'an unknown CPU';
  const minutes = Math.ceil(performance.now() / 60_000);
  return `Measured on ${day} in ${minutes} minutes on ${availableParallelism()} cores of ${cpu}, with Node.js ${process.versions.node}, Chromium ${chromium}, Next.js ${dependencies.next}, React ${dependencies.react}.`;
}

const options = {
  write: { type: 'boolean', default: false },
  runs: { type: 'string', default: '3' },
  only: { type: 'string' },
} as const;
const { write, runs, only } = parseArgs({ options }).values;
const folders = await buildAll(path.join(PROJECT, 'out'));
const site = await serveFolder(folders.site);
const floor = await serveFolder(folders.floor);
// Glyphs as wide as on phones, not rounded to whole pixels.
const browser = await launchChromium(TRUST, '--font-render-hinting=none');
const setting: Setting = {
  browser,
  origins: {
    site: site.origin,
    hindi: `${site.origin}/hi`,
    floor: floor.origin,
    'hindi floor': `${floor.origin}/hi`,
  },
  runs: Number(runs),
};

/** The parts of the bench, in the order of the report. */
const PARTS: Record<string, () => Promise<Section>> = {
  bytes: () => measureBytes(setting, { site, floor }),
  lighthouse: () => measureWithLighthouse(setting),
  presses: () => measurePresses(setting),
};

const sections: Section[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (only && name !== only) continue;
  const section = await measure();
  sections.push(section);
  console.log(`\n${section.title}\n\n${section.body}`);
  for (const line of section.exceeded ?? []) console.error(line);
  if (section.exceeded?.length) process.exitCode = 1;
}
if (write) {
  const parts = sections.map(({ title, body }) => `## ${title}\n\n${body}`);
  const report = ['# Results of the bench', describeEnvironment(browser.version()), ...parts];
  writeFileSync(RESULTS_FILE, report.join('\n\n'));
  execFileSync('npx', ['prettier', '--write', RESULTS_FILE]);
}
// The servers stop only after the browser has disconnected.
await browser.close();
for (const { stop } of [site, floor]) stop();

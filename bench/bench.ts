/** `npm run bench` measures the built site and prints a table (see README.md). It fails if a budget is exceeded. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import configuration from '@/deploy/serve.json';
import { ENGLISH_PATHS } from '@/lib/routes';
import { createFileServer } from '@/scripts/serve/file-server';
import { listenOnFreePort } from '@/scripts/shared/free-port';
import { PROJECT } from '@/scripts/shared/project';
import { launchChromium } from '@/testing/browsers';
import { waitForHydration } from '@/testing/hydration';
import { dependencies } from '../package.json';
import { getBudgetUses } from './budgets';
import { loadFirstView, PHONE_SCREEN } from './first-view';
import { CONTROLS, measurePress } from './presses';
import { formatTable, type Result } from './results';

const RESULTS_FILE = path.join(import.meta.dirname, 'results.md');

const { write } = parseArgs({ options: { write: { type: 'boolean' } } }).values;
const folder = path.join(PROJECT, 'out');
const server = createFileServer(folder, configuration);
const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
// Glyphs as wide as on phones, not rounded to whole pixels; and no Devanagari font, so that pages load one.
const browser = await launchChromium(['--font-render-hinting=none'], 'latin');
const version = browser.version();

const bytes: Result[] = [];
for (const route of ENGLISH_PATHS) {
  await using page = await browser.newPage(PHONE_SCREEN);
  const uses = getBudgetUses(
    route,
    await loadFirstView(page, { origin, folder }, route, waitForHydration),
  );
  bytes.push(
    ...uses.map(({ type, used, budget }) => ({
      page: route,
      measure: `${type}, bytes`,
      site: used,
      limit: budget,
    })),
  );
}
const times: Result[] = [];
for (const control of CONTROLS) times.push(await measurePress(browser, origin, control));
await browser.close();
server.close();

const table = formatTable([...bytes, ...times]);
console.log(table);
if (write) {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}`;
  const versions = `Chromium ${version}, Next.js ${dependencies.next}, React ${dependencies.react}`;
  const about = `Measured on ${day} on ${machine}, with ${versions}.`;
  writeFileSync(RESULTS_FILE, `# Results of the bench\n\n${about}\n\n${table}\n`);
  execFileSync('npx', ['prettier', '--write', RESULTS_FILE]);
}
if (bytes.some(({ site, limit }) => site > limit)) process.exitCode = 1;

/** `npm run bench` measures the built site and prints a table (see README.md). It fails if a budget is exceeded. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { EnglishPath } from '@/lib/routes';
import { PROJECT } from '@/scripts/shared/project';
import { waitForHydration } from '@/testing/hydration';
import { dependencies } from '../package.json';
import { getBudgetUses } from './budgets';
import { launchBrowser } from './browser';
import { addPagesByHand, BY_HAND, PAINTED_PAGES, SCREENS } from './by-hand';
import { loadFirstView, PHONE_SCREEN } from './first-view';
import { measurePaints } from './lighthouse';
import { CONTROLS, measurePress } from './presses';
import { formatTable, type Result } from './results';
import { serveFolder } from './server';

const RESULTS_FILE = path.join(import.meta.dirname, 'results.md');

const { write } = parseArgs({ options: { write: { type: 'boolean' } } }).values;
const folder = path.join(PROJECT, '.variants/bench');
await addPagesByHand(path.join(PROJECT, 'out'), folder);
const server = await serveFolder(folder);
// Glyphs as wide as on phones, not rounded to whole pixels.
const browser = await launchBrowser('--font-render-hinting=none');
const version = browser.version();

/** What a screen loads before any interaction. */
async function measureBytes(route: EnglishPath): Promise<Result[]> {
  const load = async (path: string, waitUntilReady?: typeof waitForHydration) => {
    await using page = await browser.newPage(PHONE_SCREEN);
    return getBudgetUses(route, await loadFirstView(page, server, path, waitUntilReady));
  };
  const usesByHand = await load(BY_HAND + route);
  return (await load(route, waitForHydration)).map(({ type, used, budget }, index) => ({
    page: route,
    measure: `${type}, bytes`,
    site: used,
    limit: budget,
    byHand: usesByHand[index]?.used,
  }));
}

const bytes: Result[] = [];
for (const route of SCREENS) bytes.push(...(await measureBytes(route)));
const times: Result[] = [];
for (const control of CONTROLS)
  times.push(...(await measurePress(browser, server.origin, control)));
await browser.close();
for (const route of PAINTED_PAGES) times.push(...(await measurePaints(server.origin, route)));
server.stop();

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

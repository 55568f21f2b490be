/** When pages are painted, as Lighthouse estimates it with its defaults for phones. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '@/scripts/shared/project';
import { findFreePort } from '@/scripts/shared/free-port';
import { launchBrowser } from './browser';
import { BY_HAND } from './by-hand';
import { getMedian, type Result } from './results';

/** Lighthouse and its dependencies have 53 MB, so they are installed only when the bench runs. */
const PACKAGES = ['lighthouse@12.8.2', 'third-party-web@0.27.0'];
const FOLDER = path.join(PROJECT, '.cache/lighthouse');
const MODULE = path.join(FOLDER, 'node_modules/lighthouse/core/index.js');

/** The audits to run, and how many times as long as the page written by hand the site may take. */
const AUDITS = {
  FCP: { id: 'first-contentful-paint', limit: 1.05 },
  LCP: { id: 'largest-contentful-paint', limit: 1 },
};

const VISITS = 3;

type Audits = Partial<Record<string, { numericValue?: number }>>;
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: { audits: Audits } }>;

/** Visits a page with a new browser, because Lighthouse ends it. */
async function visit(url: string) {
  const { default: lighthouse } = (await import(MODULE)) as { default: Lighthouse };
  const port = await findFreePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const flags = {
    port,
    onlyAudits: Object.values(AUDITS).map(({ id }) => id),
    disableFullPageScreenshot: true,
  };
  return (await lighthouse(url, flags).finally(() => browser.close())).lhr.audits;
}

export async function measurePaints(origin: string, page: string): Promise<Result[]> {
  if (!existsSync(MODULE))
    execFileSync('npm', ['install', '--no-save', '--prefix', FOLDER, ...PACKAGES]);
  const visits: Record<'site' | 'byHand', Audits>[] = [];
  // In turns, so that a busy moment of the machine affects both.
  for (let turn = 0; turn < VISITS; turn += 1)
    visits.push({ site: await visit(origin + page), byHand: await visit(origin + BY_HAND + page) });
  return Object.entries(AUDITS).map(([name, { id, limit }]) => {
    // A time that never came is infinite.
    const getTime = (who: 'site' | 'byHand') =>
      getMedian(visits.map((audits) => audits[who][id]?.numericValue ?? Infinity));
    const byHand = getTime('byHand');
    return { page, measure: `${name}, ms`, site: getTime('site'), limit: limit * byHand, byHand };
  });
}

/** When pages are painted, as Lighthouse estimates it with its defaults for phones. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '@/scripts/shared/project';
import { findFreePort } from '@/scripts/shared/free-port';
import { launchBrowser } from './browser';
import { BY_HAND, BY_HAND_WITH_FONT } from './by-hand';
import { getMedian, type Result } from './results';

/** Lighthouse and its dependencies have 53 MB, so they are installed only when the bench runs. */
const PACKAGES = ['lighthouse@12.8.2', 'third-party-web@0.27.0'];
const FOLDER = path.join(PROJECT, '.cache/lighthouse');
const MODULE = path.join(FOLDER, 'node_modules/lighthouse/core/index.js');

const AUDITS = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint' } as const;

/** The pages written by hand, and how many times as long as each of them the site may take. */
const RIVALS = [
  { base: BY_HAND, note: '', limits: { FCP: 1.08, LCP: 1.12 } },
  { base: BY_HAND_WITH_FONT, note: ' (by hand: with font)', limits: { FCP: 1.05, LCP: 0.85 } },
];

const VISITS = 3;

type Audits = Partial<Record<string, { numericValue?: number }>>;
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: { audits: Audits } }>;

/** Visits a page with a new browser, because Lighthouse ends it. */
async function visit(url: string) {
  const { default: lighthouse } = (await import(MODULE)) as { default: Lighthouse };
  const port = await findFreePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const flags = { port, onlyAudits: Object.values(AUDITS), disableFullPageScreenshot: true };
  return (await lighthouse(url, flags).finally(() => browser.close())).lhr.audits;
}

export async function measurePaints(origin: string, page: string): Promise<Result[]> {
  if (!existsSync(MODULE))
    execFileSync('npm', ['install', '--no-save', '--prefix', FOLDER, ...PACKAGES]);
  const bases = ['', ...RIVALS.map(({ base }) => base)];
  const visits = bases.map((): Audits[] => []);
  // In turns, so that a busy moment of the machine affects all.
  for (let turn = 0; turn < VISITS; turn += 1)
    for (const [index, base] of bases.entries())
      visits[index]?.push(await visit(origin + base + page));
  return (['FCP', 'LCP'] as const).flatMap((name) => {
    // A time that never came is infinite.
    const [site = NaN, ...times] = visits.map((all) =>
      getMedian(all.map((audits) => audits[AUDITS[name]]?.numericValue ?? Infinity)),
    );
    return RIVALS.map(({ note, limits }, index) => {
      const byHand = times[index] ?? NaN;
      return { page, measure: `${name}, ms${note}`, site, limit: limits[name] * byHand, byHand };
    });
  });
}

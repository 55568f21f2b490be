import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from '@/scripts/shared/project';
import { launchChromium } from '@/scripts/testing/browsers';
import { findFreePort } from '@/scripts/testing/free-port';
import { TRUST } from './server';

/** Lighthouse and its dependencies have 53 MB, so they are installed only when the bench runs. */
const PACKAGES = ['lighthouse@12.8.2', 'third-party-web@0.27.0'];
const FOLDER = path.join(PROJECT, '.cache/lighthouse');
const MODULE = path.join(FOLDER, 'node_modules/lighthouse/core/index.js');

/** The audits to run. All others would take as long again. */
const AUDITS = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint' };

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<{ lhr: { audits: Partial<Record<string, { numericValue: number }>> } }>;

async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(MODULE)) {
    execFileSync('npm', ['install', '--no-save', '--prefix', FOLDER, ...PACKAGES]);
  }
  const loaded = (await import(pathToFileURL(MODULE).href)) as { default: Lighthouse };
  return loaded.default;
}

/** Milliseconds by Lighthouse with its defaults for phones, in a new browser, because Lighthouse ends it. */
export async function runLighthouse(url: string) {
  const lighthouse = await loadLighthouse();
  const port = await findFreePort();
  const browser = await launchChromium(TRUST, `--remote-debugging-port=${port}`);
  const flags = { port, onlyAudits: Object.values(AUDITS), disableFullPageScreenshot: true };
  const { audits } = (await lighthouse(url, flags).finally(() => browser.close())).lhr;
  const getValue = (audit: string) => audits[audit]?.numericValue ?? Infinity;
  return { FCP: getValue(AUDITS.FCP), LCP: getValue(AUDITS.LCP) };
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '@/scripts/testing/browsers';
import { freePort } from '@/scripts/testing/free-port';

/** 53 MB with all that it brings, so it is fetched when the bench runs and not with the project's packages. */
const PACKAGES = ['lighthouse@12.8.2', 'third-party-web@0.27.0'];
const FOLDER = path.join(import.meta.dirname, '../.cache/lighthouse');
const MODULE = path.join(FOLDER, 'node_modules/lighthouse/core/index.js');

export const LIGHTHOUSE_VERSION = PACKAGES[0]?.split('@')[1] ?? '';

/** What is measured; all else that Lighthouse audits would take as long again. */
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
};

/** What is read of what Lighthouse tells of a page. */
interface Result {
  audits: Record<string, { numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}

type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{ lhr: Result } | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(MODULE)) {
    execFileSync('npm', ['install', '--no-save', '--prefix', FOLDER, ...PACKAGES], {
      stdio: 'inherit',
    });
  }
  const loaded = (await import(pathToFileURL(MODULE).href)) as { default: Lighthouse };
  return loaded.default;
}

/**
 * Runs Lighthouse with its mobile defaults, in a browser that has loaded nothing before.
 *
 * @param trust the argument that makes Chromium trust the server
 * @returns milliseconds
 */
export async function runLighthouse(url: string, trust: string) {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await launchChromium(trust, `--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyAudits: Object.values(AUDITS),
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error(`Lighthouse has nothing to tell of ${url}`);
    const { audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
    return { FCP: valueOf(AUDITS.FCP), LCP: valueOf(AUDITS.LCP), TBT: valueOf(AUDITS.TBT) };
  } finally {
    await browser.close();
  }
}

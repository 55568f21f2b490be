import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import {
  addContentAddress,
  getBrowserEnvironment,
  readSettings,
  SettingError,
} from './lib/urls/settings.mjs';

// Before Next.js reads it: no command of the project sends telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** The settings. A malformed one ends any command of Next.js with one line that names it. */
function readSettingsOrExit() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const SITE_FILE = path.join(import.meta.dirname, 'data/site.yaml');

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function createConfig(phase) {
  // `next dev` shows the site at the root of its own host.
  if (phase === PHASE_PRODUCTION_BUILD && existsSync(SITE_FILE))
    addContentAddress(process.env, readFileSync(SITE_FILE, 'utf8'));
  const settings = readSettingsOrExit();
  return {
    output: 'export',
    basePath: settings.basePath,
    env: getBrowserEnvironment(settings),
    adapterPath: path.join(import.meta.dirname, 'scripts/export/adapter.mjs'),
    // Constant, because each page contains it, so a new id would change every page. Only the router of Next.js compares
    // it, and all links are plain.
    generateBuildId: () => 'site',
    reactStrictMode: true,
    // Checks the site only, which is faster; `npm run typecheck` checks the whole project.
    typescript: { tsconfigPath: 'tsconfig.build.json' },
    // Otherwise Next.js takes the outermost folder with a lockfile.
    turbopack: { root: import.meta.dirname },
    experimental: {
      // Next.js would leave a processor idle while it renders the pages.
      cpus: availableParallelism(),
      // With its CSS inlined, a page paints without waiting for a second file.
      inlineCss: true,
      globalNotFound: true,
      // A build that finds this cache fails now and then: "conflicting effects for the same key" (16.4.6, one of five).
      turbopackFileSystemCacheForBuild: false,
    },
  };
}

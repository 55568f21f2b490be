import { availableParallelism } from 'node:os';
import path from 'node:path';
import { getBrowserEnvironment, readSettings, SettingError } from './lib/urls/settings.mjs';

// Before Next.js reads it: no command of the project sends telemetry, or leaves the process behind that would send it.
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

const settings = readSettingsOrExit();

/** @type {import('next').NextConfig} */
const nextConfig = {
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
  },
};

export default nextConfig;

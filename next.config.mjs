import './scripts/export/node-version.mjs';
import path from 'node:path';
import { getBrowserEnvironment, readSettings, SettingError } from './lib/urls/settings.mjs';

/** The settings; a malformed one ends the command, whichever it is, with the line that names it. */
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
  // Always the same, for it stands in each page's data, and one that changed would change every page. Next.js compares it
  // only where its router fetches a page, which no link of the site has it do.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // The site alone, for who publishes it; `npm run typecheck` looks at all of the project.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // Not the outermost folder with a lockfile, which Next.js looks for.
  turbopack: { root: import.meta.dirname },
  // A page paints without waiting for a second file.
  experimental: { inlineCss: true, globalNotFound: true },
};

export default nextConfig;

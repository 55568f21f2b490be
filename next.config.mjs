import { readSettings } from './lib/settings.mjs';
import { contentBuildId } from './scripts/build-id.mjs';

const settings = readSettings(process.env);

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath: settings.basePath,
  // For lib/page-url.ts, which also runs in the browser.
  env: { BASE_PATH: settings.basePath },
  // With `output: 'export'` this is where the export goes; scripts/build.ts exports to the side and then swaps.
  distDir: process.env.EXPORT_FOLDER ?? 'out',
  generateBuildId: () => contentBuildId(import.meta.dirname, settings),
  reactStrictMode: true,
  // A page paints without waiting for a second file.
  experimental: { inlineCss: true },
};

export default nextConfig;

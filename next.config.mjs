import { readSettings } from './lib/settings.mjs';
import { contentBuildId } from './scripts/build-id.mjs';

const settings = readSettings(process.env);

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath: settings.basePath,
  // With `output: 'export'` this is where the export goes; scripts/build.ts exports to the side and then swaps.
  distDir: process.env.EXPORT_FOLDER ?? 'out',
  generateBuildId: () => contentBuildId(import.meta.dirname, settings),
  reactStrictMode: true,
};

export default nextConfig;

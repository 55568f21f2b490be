/** Bundles and minifies all code that runs in browsers, for the browser versions in package.json. */
import path from 'node:path';
import { build, buildSync, type BuildOptions, type Metafile } from 'esbuild';
import { getBrowserEnvironment, type Settings } from '@/lib/urls/settings.mjs';
import manifest from '../../package.json' with { type: 'json' };
import { PROJECT } from './project';

const COMMON_OPTIONS = {
  absWorkingDir: PROJECT,
  tsconfig: path.join(PROJECT, 'tsconfig.json'),
  bundle: true,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  // esbuild writes browser names differently than package.json.
  target: manifest.browserslist.map((browser) =>
    browser.replace('ios_saf', 'ios').replace(' ', ''),
  ),
  logLevel: 'error',
} satisfies BuildOptions;

function defineEnvironment(settings: Settings): Record<string, string> {
  const environment = { ...getBrowserEnvironment(settings), NODE_ENV: 'production' };
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

const createOptions = (options: BuildOptions, settings?: Settings) => ({
  ...COMMON_OPTIONS,
  define: settings && defineEnvironment(settings),
  ...options,
});

/**
 * Bundles modules into one script.
 *
 * @param options options of esbuild, such as the modules and the format
 * @param settings the settings of the site, for modules that read the environment
 */
export function bundleToText(options: BuildOptions, settings?: Settings): string {
  const { outputFiles } = buildSync({ ...createOptions(options, settings), write: false });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles modules into files in a folder. The result lists the files. */
export const bundleIntoFolder = async (
  outdir: string,
  options: BuildOptions,
  settings?: Settings,
): Promise<Metafile> =>
  (await build({ ...createOptions(options, settings), outdir, metafile: true })).metafile;

/** Bundles all code for browsers, minified, for the browsers that package.json names. */
import path from 'node:path';
import { build, buildSync, type BuildOptions, type Metafile } from 'esbuild';
import { getBrowserEnvironment, type Settings } from '@/lib/urls/settings.mjs';
import manifest from '../../package.json' with { type: 'json' };
import { PROJECT } from './project';

const OPTIONS = {
  absWorkingDir: PROJECT,
  tsconfig: path.join(PROJECT, 'tsconfig.json'),
  bundle: true,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  // In the words of esbuild.
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

/**
 * Bundles modules into one script.
 *
 * @param options of esbuild: the modules and the format
 * @param settings those that the site is built with, for modules that read the environment
 */
export function bundle(options: BuildOptions, settings?: Settings): string {
  const { outputFiles } = buildSync({
    ...OPTIONS,
    define: settings && defineEnvironment(settings),
    ...options,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles modules into the files of a folder, which the result lists. */
export async function bundleInto(outdir: string, options: BuildOptions): Promise<Metafile> {
  const { metafile } = await build({ ...OPTIONS, ...options, outdir, metafile: true });
  return metafile;
}

/** Bundles and minifies all code that runs in browsers, for the browser versions in package.json. */
import path from 'node:path';
import { build, buildSync, type BuildOptions, type Metafile } from 'esbuild';
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

/** Bundles modules into one script. */
export function bundleToText(options: BuildOptions): string {
  const { outputFiles } = buildSync({ ...COMMON_OPTIONS, ...options, write: false });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles modules into files in a folder. The result lists the files. */
export const bundleIntoFolder = async (outdir: string, options: BuildOptions): Promise<Metafile> =>
  (await build({ ...COMMON_OPTIONS, ...options, outdir, metafile: true })).metafile;

import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { getBrowserEnvironment, type Settings } from '@/lib/urls/settings.mjs';
import manifest from '../../package.json' with { type: 'json' };
import { PROJECT } from '../shared/project';

/** The browsers of package.json, in the words of esbuild. */
const BROWSERS = manifest.browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);

/**
 * Bundles modules of the site for browsers, minified.
 *
 * @param options of esbuild: the modules and the format
 * @param settings those that the site is built with
 */
export function bundle(options: BuildOptions, settings: Settings): string {
  const environment = { ...getBrowserEnvironment(settings), NODE_ENV: 'production' };
  const define = Object.entries(environment).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
  const { outputFiles } = buildSync({
    absWorkingDir: PROJECT,
    tsconfig: path.join(PROJECT, 'tsconfig.json'),
    define: Object.fromEntries(define) as Record<string, string>,
    bundle: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: BROWSERS,
    write: false,
    ...options,
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}

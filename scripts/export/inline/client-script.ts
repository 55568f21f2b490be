import path from 'node:path';
import { buildSync } from 'esbuild';
import { getBrowserEnvironment, type Settings } from '@/lib/urls/settings.mjs';

const PROJECT = path.join(import.meta.dirname, '../../..');

let last: { settings: Settings; text: string } | undefined;

/**
 * Bundles instrumentation-client.ts, which Next.js runs before hydration, without Next.js: the only script of a page
 * without islands.
 *
 * @param settings those that the site is built with
 */
export function buildClientScript(settings: Settings): string {
  if (last?.settings === settings) return last.text;
  const define = Object.entries(getBrowserEnvironment(settings)).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
  const { outputFiles } = buildSync({
    entryPoints: [path.join(PROJECT, 'instrumentation-client.ts')],
    tsconfig: path.join(PROJECT, 'tsconfig.json'),
    define: Object.fromEntries(define) as Record<string, string>,
    bundle: true,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  last = { settings, text };
  return text;
}

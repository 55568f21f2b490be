/** The inline scripts of every page, minified. */
import path from 'node:path';
import { buildSync } from 'esbuild';
import { PROJECT } from '../../shared/project';

/** @param target the version of JavaScript to compile to; unchanged by default */
function inlineScript(file: string, target?: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, file)],
    // Not the project's tsconfig.json, which would add "use strict" to each page.
    tsconfigRaw: {},
    alias: { '@': PROJECT },
    bundle: true,
    minify: true,
    format: 'iife',
    // Old browsers must be able to parse the check that keeps them from running the rest.
    target,
    write: false,
  });
  return `<script>${outputFiles[0]?.text.trim() ?? ''}</script>`;
}

export const EVENT_REPLAY = inlineScript('event-replay.ts', 'es2017');
export const LOADER = inlineScript('loader.ts');

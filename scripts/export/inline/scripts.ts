/** The scripts that stand in every page, minified. */
import path from 'node:path';
import { buildSync } from 'esbuild';
import { PAYLOAD_QUEUE } from '../next-format';

/** @param target the version of JavaScript to write it in; without it, as it is */
function inlineScript(file: string, target?: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, file)],
    // Not the project's tsconfig.json, for which esbuild would write "use strict" into each page.
    tsconfigRaw: {},
    alias: { '@': path.join(import.meta.dirname, '../../..') },
    define: { PAYLOAD_QUEUE: JSON.stringify(PAYLOAD_QUEUE) },
    bundle: true,
    minify: true,
    format: 'iife',
    // So that old browsers can read the check for the floor of browsers, and do not stop at what stands behind it.
    target,
    write: false,
  });
  return `<script>${outputFiles[0]?.text.trim() ?? ''}</script>`;
}

export const EVENT_REPLAY = inlineScript('event-replay.ts', 'es2017');
export const CARRY_STATE = inlineScript('carry-state.ts');
export const LOADER = inlineScript('loader.ts');

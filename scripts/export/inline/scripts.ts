import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { bundle } from '../../shared/bundle';
import { PROJECT } from '../../shared/project';

function inlineScript(file: string, options?: BuildOptions): string {
  const text = bundle({
    entryPoints: [path.join(import.meta.dirname, file)],
    // Not the project's tsconfig.json, which would add "use strict" to each page.
    tsconfig: undefined,
    tsconfigRaw: {},
    alias: { '@': PROJECT },
    format: 'iife',
    ...options,
  });
  return `<script>${text}</script>`;
}

// Old browsers must be able to parse the check that keeps them from running the rest.
export const EVENT_REPLAY = inlineScript('event-replay.ts', { target: 'es2017' });
export const LOADER = inlineScript('loader.ts');

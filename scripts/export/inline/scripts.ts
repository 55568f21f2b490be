import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { bundleToText } from '../../shared/bundle';
import { PROJECT } from '../../shared/project';

function bundleInlineScript(file: string, options?: BuildOptions): string {
  const text = bundleToText({
    entryPoints: [path.join(import.meta.dirname, file)],
    // Without the project's tsconfig.json, which would add "use strict" to each page.
    tsconfig: undefined,
    tsconfigRaw: {},
    alias: { '@': PROJECT },
    format: 'iife',
    ...options,
  });
  return `<script>${text}</script>`;
}

// Old browsers must be able to parse this script, because it checks whether they can run the others.
export const EVENT_REPLAY_SCRIPT = bundleInlineScript('event-replay.ts', { target: 'es2017' });
export const LOADER_SCRIPT = bundleInlineScript('loader.ts');

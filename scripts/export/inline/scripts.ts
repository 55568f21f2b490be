/** The scripts that stand in every page, minified. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const inlineScript = (file: string) => {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const { code } = transformSync(text, { minify: true });
  return `<script>${code.trim()}</script>`;
};

export const EVENT_REPLAY = inlineScript('event-replay.js');
export const CARRY_STATE = inlineScript('carry-state.js');
export const LOADER = inlineScript('loader.js');

/**
 * Runs `npm run content:check` from a bundle, because loading its modules one by one takes longer than bundling them
 * and the check together.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// A file for each process, because another check may run at the same time.
const outfile = path.resolve(`.next/cache/content-check/${process.pid}.mjs`);
process.on('exit', () => rmSync(outfile, { force: true }));
await build({
  entryPoints: ['scripts/content/check.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  // It has binary parts, and is loaded only for changed pictures.
  external: ['sharp'],
  // CommonJS packages need `require` for modules of Node.js.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
await import(pathToFileURL(outfile).href);

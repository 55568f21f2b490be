/**
 * Runs `npm run content:check` from a bundle. To bundle and check takes less time than to load the modules one by one.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Each process has its own file, because another check may run at the same time.
const outfile = path.resolve(`.next/cache/content-check/${process.pid}.mjs`);
process.on('exit', () => rmSync(outfile, { force: true }));
await build({
  entryPoints: ['scripts/content/check.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  // sharp has binary parts, and is loaded only for changed pictures.
  external: ['sharp'],
  // CommonJS packages in the bundle call `require` to load modules of Node.js.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
await import(pathToFileURL(outfile).href);

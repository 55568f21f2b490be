/**
 * Runs `npm run content:check` from a bundle, because loading its modules one by one takes longer than the check. The
 * bundle is renewed when a module has changed.
 */
import '../shared/node-version.mjs';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = '.next/cache/content-check';
const BUNDLE = path.join(FOLDER, 'check.mjs');
const NOTE = path.join(FOLDER, 'sources.json');

/** Writes a file atomically, because another check may read it at the same time. */
function put(/** @type {string} */ file, /** @type {string} */ text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

function hashFiles(/** @type {string[]} */ files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function isCurrent() {
  try {
    const { sources, digest } = JSON.parse(readFileSync(NOTE, 'utf8'));
    return hashFiles([...sources, BUNDLE]) === digest;
  } catch {
    // There is no bundle yet, or a source file is gone.
    return false;
  }
}

async function makeBundle() {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: ['scripts/content/check.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    // It has binary parts, and is loaded only for changed pictures.
    external: ['sharp'],
    // CommonJS packages need `require` for modules of Node.js.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    write: false,
    metafile: true,
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  const sources = [...own, 'package-lock.json', 'scripts/content/check.mjs'];
  mkdirSync(FOLDER, { recursive: true });
  for (const { text } of outputFiles) put(BUNDLE, text);
  put(NOTE, JSON.stringify({ sources, digest: hashFiles([...sources, BUNDLE]) }));
}

if (!isCurrent()) await makeBundle();
await import(pathToFileURL(BUNDLE).href);

/**
 * Runs `npm run content:check` out of one file: to load its modules one by one takes longer than the check itself. The
 * file is made anew when one of them has changed.
 */
import '../export/node-version.mjs';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = '.next/cache/content-check';
const BUNDLE = path.join(FOLDER, 'check.mjs');
const NOTE = path.join(FOLDER, 'sources.json');

/** Puts a file in place as a whole, for another check may read it at the same time. */
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
    // There is none yet, or a source is gone.
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
    // It has parts that are no JavaScript, and is loaded only for pictures that have changed.
    external: ['sharp'],
    // Packages that are CommonJS ask for modules of Node.js by it.
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

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whatever the built pages depend on. */
const SOURCES = [
  'app',
  'components',
  'data',
  'lib',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package-lock.json',
  'tailwind.config.ts',
];

/**
 * @param {string} entry a file or a folder
 * @returns {string[]} the files in it, in a fixed order
 */
function filesOf(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

/**
 * A name for the build that depends on its sources and settings alone, so that the same content built twice gives
 * the same bytes, with or without git.
 *
 * @param {string} folder the project's folder
 * @param {object} settings the settings the build is made with
 * @returns {string} 16 hexadecimal digits
 */
export function contentBuildId(folder, settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of SOURCES.flatMap((source) => filesOf(path.join(folder, source)))) {
    hash.update(path.relative(folder, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * With --note, records the hashes of the project's files. Without it, fails if a file has changed since then: the tests
 * must not change committed files.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listProjectFiles } from './project-copy';
import { PROJECT } from '../shared/project';

const HASHES_FILE = path.join(PROJECT, '.cache/work-tree.json');

const hashFile = (file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(PROJECT, file)))
    .digest('hex');

const currentHashes = Object.fromEntries(listProjectFiles().map((file) => [file, hashFile(file)]));

if (process.argv.includes('--note')) {
  mkdirSync(path.dirname(HASHES_FILE), { recursive: true });
  writeFileSync(HASHES_FILE, JSON.stringify(currentHashes));
} else {
  const recordedHashes = JSON.parse(readFileSync(HASHES_FILE, 'utf8')) as Record<string, string>;
  const changedFiles = [
    ...new Set([...Object.keys(recordedHashes), ...Object.keys(currentHashes)]),
  ].filter((file) => recordedHashes[file] !== currentHashes[file]);
  for (const file of changedFiles) console.error(`${file}: was changed while the tests ran`);
  process.exitCode = changedFiles.length > 0 ? 1 : 0;
}

/**
 * With --note, notes the hashes of the project's files; without, fails if one has changed since. The tests must not
 * change committed files.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listProjectFiles } from './project-copy';
import { PROJECT } from '../shared/project';

const NOTE = path.join(PROJECT, '.cache/work-tree.json');

const hashFile = (file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(PROJECT, file)))
    .digest('hex');

const now = Object.fromEntries(listProjectFiles().map((file) => [file, hashFile(file)]));

if (process.argv.includes('--note')) {
  mkdirSync(path.dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify(now));
} else {
  const before = JSON.parse(readFileSync(NOTE, 'utf8')) as Record<string, string>;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (file) => before[file] !== now[file],
  );
  for (const file of changed) console.error(`${file}: was changed while the tests ran`);
  process.exitCode = changed.length > 0 ? 1 : 0;
}

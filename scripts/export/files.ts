import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Lists the paths of all files below a folder, with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Writes a file below a folder, and creates the folders between them. */
export async function writeFileBelow(folder: string, file: string, content: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/**
 * Writes a file under a temporary name and then renames it, so that no other process sees half a file: a build may be
 * interrupted, and several builds share a cache.
 */
export async function writeAtomically(
  file: string,
  write: (temporaryFile: string) => Promise<unknown>,
): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}`;
  await write(temporaryFile);
  await rename(temporaryFile, file);
}

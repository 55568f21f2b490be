import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files below a folder, by their paths with forward slashes, in a fixed order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Writes a file, and the folders that lead to it. */
export async function writeFileIn(folder: string, file: string, content: string): Promise<void> {
  const location = path.join(folder, file);
  await mkdir(path.dirname(location), { recursive: true });
  await writeFile(location, content);
}

/**
 * Puts a file in its place only once it is whole: a build may be interrupted, and several builds share a cache.
 *
 * @param write writes the file under the name that it gets
 */
export async function writeAtomically(
  file: string,
  write: (draft: string) => Promise<unknown>,
): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await write(draft);
  await rename(draft, file);
}

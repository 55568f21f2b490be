import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The latest modification time of some files, in milliseconds. */
const getLatestTime = (files: readonly string[]) =>
  Math.max(...files.map((file) => statSync(file).mtimeMs));

/**
 * Tells why a build cannot be tested.
 *
 * @param site the published folder
 * @param sources the files from which it was built
 * @returns undefined if it exists and is newer than its sources
 */
export function buildProblem(site: string, sources: readonly string[]): string | undefined {
  const page = path.join(site, 'index.html');
  if (!existsSync(page)) return 'is missing';
  return getLatestTime(sources) > statSync(page).mtimeMs ? 'is older than its sources' : undefined;
}

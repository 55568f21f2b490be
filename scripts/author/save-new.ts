import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { PROJECT } from '../shared/project';

/**
 * Writes files that then belong to the council, so it never overwrites existing ones.
 *
 * @param files texts by path within the project
 * @param force overwrites existing files
 * @throws IssueError that names the existing files; then nothing is written
 */
export function saveNew(
  files: Record<string, Buffer>,
  force: boolean,
  project: string = PROJECT,
): void {
  const present = Object.keys(files).filter((file) => existsSync(path.join(project, file)));
  if (present.length > 0 && !force) {
    const lines = present.map((file) => `${file}: is there already`);
    throw new IssueError(...lines, 'Nothing was written; add -- --force to replace them.');
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), content);
    console.log(file);
  }
}

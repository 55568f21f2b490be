import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { SettingError } from '@/lib/urls/settings.mjs';

/** What a file system says of a file, in words. */
const FILE_ERRORS: Record<string, string> = {
  EACCES:
    'may not be read or written: look at its permissions, or close the program that has it open',
  EBUSY: 'is in use: close the program that has it open',
  EISDIR: 'is a folder, not a file',
  ENAMETOOLONG: 'has a name that is too long',
  ENOENT: 'does not exist',
  ENOTDIR: 'is a file, not a folder',
  EPERM:
    'may not be read or written: look at its permissions, or close the program that has it open',
};

/** The line for an error that its reader can mend; undefined for a mistake of the program's own. */
function formatLine(error: unknown): string | undefined {
  if (error instanceof IssueError || error instanceof SettingError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  // What was written to is not said then.
  if (error.code === 'ENOSPC') return 'the disk is full';
  if (!('path' in error)) return undefined;
  const file = path.relative(process.cwd(), String(error.path)).replaceAll(path.sep, '/');
  return `${file}: ${FILE_ERRORS[String(error.code)] ?? error.message}`;
}

/**
 * Does the work of a command. Where it ends with something that its reader can mend, that is printed without the
 * stack of calls, and the command fails.
 */
export async function exitOnIssues(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const line = formatLine(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exit(1);
  }
}

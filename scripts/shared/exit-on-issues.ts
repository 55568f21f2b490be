import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { SettingError } from '@/lib/urls/settings.mjs';
import { PROJECT } from './project';

const NOT_ALLOWED =
  'may not be read or written: look at its permissions, or close the program that has it open';

const FILE_ERRORS: Record<string, string> = {
  EACCES: NOT_ALLOWED,
  EBUSY: 'is in use: close the program that has it open',
  ENOENT: 'does not exist',
  EPERM: NOT_ALLOWED,
};

/** The message of an error that the user can fix; undefined for a bug of the program. */
function formatLine(error: unknown): string | undefined {
  if (error instanceof IssueError || error instanceof SettingError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  // This error does not name the file.
  if (error.code === 'ENOSPC') return 'the disk is full';
  if (!('path' in error)) return undefined;
  const file = path.relative(PROJECT, String(error.path)).replaceAll(path.sep, '/');
  return `${file}: ${FILE_ERRORS[String(error.code)] ?? error.message}`;
}

/** Runs a command. An error that its user can fix is printed without a stack, and ends the command with status 1. */
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

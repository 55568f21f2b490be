import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { SettingError } from '@/lib/urls/settings.mjs';
import { PROJECT } from './project';

const PERMISSION_PROBLEM =
  'may not be read or written: look at its permissions, or close the program that has it open';

const FILE_PROBLEMS: Record<string, string> = {
  EACCES: PERMISSION_PROBLEM,
  EBUSY: 'is in use: close the program that has it open',
  ENOENT: 'does not exist',
  EPERM: PERMISSION_PROBLEM,
};

/** Returns the message of an error that the user can fix; undefined for a bug of the program. */
function formatFixableError(error: unknown): string | undefined {
  if (error instanceof IssueError || error instanceof SettingError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  // The error of a full disk does not name a file.
  if (error.code === 'ENOSPC') return 'the disk is full';
  if (!('path' in error)) return undefined;
  const file = path.relative(PROJECT, String(error.path)).replaceAll(path.sep, '/');
  return `${file}: ${FILE_PROBLEMS[String(error.code)] ?? error.message}`;
}

/** Runs a command. An error that the user can fix is printed without a stack, and ends the command with status 1. */
export async function exitOnIssues(runCommand: () => void | Promise<void>): Promise<void> {
  try {
    await runCommand();
  } catch (error) {
    const message = formatFixableError(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exit(1);
  }
}

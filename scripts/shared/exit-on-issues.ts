import { IssueError } from '@/lib/content/issue';
import { SettingError } from '@/lib/urls/settings.mjs';

/** Whether a user can fix an error: of the content, of a setting, or of the system, such as a full disk. */
const isFixable = (error: unknown): error is Error =>
  error instanceof IssueError ||
  error instanceof SettingError ||
  (error instanceof Error && 'syscall' in error);

/** Runs a command. An error that the user can fix is printed without a stack, and ends the command with status 1. */
export async function exitOnIssues(runCommand: () => void | Promise<void>): Promise<void> {
  try {
    await runCommand();
  } catch (error) {
    if (!isFixable(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

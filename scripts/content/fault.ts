import path from 'node:path';
import { SettingError } from '@/lib/settings.mjs';

/** Something wrong with the content, in words for the person who edits it. */
export interface Fault {
  file: string;
  /** Where in the file, counted from 1, if that is known. */
  line?: number;
  /** What the entry is called; empty for a file that is one entry. */
  entry: string;
  field: string;
  problem: string;
}

/** How many faults are told at once; a spreadsheet that went wrong has as many as it has rows. */
const FAULT_LIMIT = 50;

/** One line: file and line, entry, field, what is wrong. */
export function formatFault({ file, line, entry, field, problem }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, entry, field, problem].filter((part) => part !== '').join(': ');
}

/** A line for each of the first faults, and one with the count of the rest if there are more. */
export function formatFaults(faults: readonly Fault[]): string[] {
  const lines = faults.slice(0, FAULT_LIMIT).map(formatFault);
  const rest = faults.length - lines.length;
  return rest > 0 ? [...lines, `and ${rest} more`] : lines;
}

/** How an entry is called in a fault: by the first of these fields that it has. */
const NAMING_FIELDS = ['id', 'certificateNo', 'title', 'name', 'label'];

/** What an entry of a list is called in a fault; where it has no name, its number in the list, from 1. */
export function entryName(entry: unknown, index: number): string {
  const fields = new Map(typeof entry === 'object' && entry ? Object.entries(entry) : []);
  const name: unknown = NAMING_FIELDS.map((field) => fields.get(field)).find(Boolean);
  return typeof name === 'string' ? name : `entry ${index + 1}`;
}

/** Ends a command with lines for the person who ran it, who can mend what they name. */
export class FaultError extends Error {
  constructor(...lines: string[]) {
    super(lines.join('\n'));
  }
}

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
function lineFor(error: unknown): string | undefined {
  if (error instanceof FaultError || error instanceof SettingError) return error.message;
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
export async function endingWithFaults(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const line = lineFor(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exit(1);
  }
}

import { SettingError } from '@/lib/settings.mjs';

/** Something wrong with the content, in words for the person who edits it. */
export interface Fault {
  file: string;
  /** What the entry is called; empty for a file that is one entry. */
  entry: string;
  field: string;
  problem: string;
}

/** How many faults are told at once; a spreadsheet that went wrong has as many as it has rows. */
const FAULT_LIMIT = 50;

/** One line: file, entry, field, what is wrong. */
export function formatFault({ file, entry, field, problem }: Fault): string {
  return [file, entry, field, problem].filter((part) => part !== '').join(': ');
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

/**
 * Does the work of a command. Where it ends with something that its reader can mend, that is printed without the
 * stack of calls, and the command fails.
 */
export async function endingWithFaults(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof FaultError || error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

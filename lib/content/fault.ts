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

/** A fault of a file as a whole, or of one of its lines. */
export const ofFile = (file: string, problem: string, line?: number): Fault => ({
  file,
  line,
  entry: '',
  field: '',
  problem,
});

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

/** Ends a command, or the making of a page, with lines for the person who can mend what they name. */
export class FaultError extends Error {
  constructor(...lines: string[]) {
    super(lines.join('\n'));
    // Nobody mends content by the calls that found its fault.
    this.stack = this.message;
  }
}

/** The most characters of a value that a line shows. */
const ROOM = 80;

/** What would not be seen in a line, or turn it round. */
const UNSEEN = /[\p{Cf}\p{Co}\p{NChar}\p{DI}\u2800]|(?! )\p{Zs}/gu;

const escaped = (character: string) =>
  `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;

/** A text as a line can show it: cut short, and with what nobody sees spelled out. */
export function shown(text: string): string {
  const short = text.length > ROOM ? `${[...text].slice(0, ROOM).join('')}…` : text;
  return JSON.stringify(short).slice(1, -1).replaceAll('\\"', '"').replace(UNSEEN, escaped);
}

/** A problem after the value that has it, where that is a text. */
export const withValue = (value: unknown, problem: string): string =>
  typeof value === 'string' ? `"${shown(value)}" ${problem}` : problem;

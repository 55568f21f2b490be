/** Something wrong with the content, in words for the person who edits it. */
export interface ContentIssue {
  file: string;
  /** Where in the file, counted from 1, if that is known. */
  line?: number;
  /** What the entry is called; empty for a file that is one entry. */
  entry: string;
  field: string;
  problem: string;
}

/** How many issues are told at once; a spreadsheet that went wrong has as many as it has rows. */
const FAULT_LIMIT = 50;

/** An issue of a file as a whole, or of one of its lines. */
export const createFileIssue = (file: string, problem: string, line?: number): ContentIssue => ({
  file,
  line,
  entry: '',
  field: '',
  problem,
});

/** One line: file and line, entry, field, what is wrong. */
export function formatIssue({ file, line, entry, field, problem }: ContentIssue): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, entry, field, problem].filter((part) => part !== '').join(': ');
}

/** A line for each of the first issues, and one with the count of the rest if there are more. */
export function formatIssues(issues: readonly ContentIssue[]): string[] {
  const lines = issues.slice(0, FAULT_LIMIT).map(formatIssue);
  const rest = issues.length - lines.length;
  return rest > 0 ? [...lines, `and ${rest} more`] : lines;
}

/** Ends a command, or the making of a page, with lines for the person who can mend what they name. */
export class IssueError extends Error {
  constructor(...lines: string[]) {
    super(lines.join('\n'));
    // Nobody mends content by the calls that found its issue.
    this.stack = this.message;
  }
}

/** The most characters of a value that a line shows. */
const ROOM = 80;

/** What would not be seen in a line, or turn it round. */
const UNSEEN = /[\p{Cf}\p{Co}\p{NChar}\p{DI}\u2800]|(?! )\p{Zs}/gu;

const escapeInvisible = (character: string) =>
  `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;

/** A text as a line can show it: cut short, and with what nobody sees spelled out. */
export function showInvisible(text: string): string {
  const short = text.length > ROOM ? `${[...text].slice(0, ROOM).join('')}…` : text;
  return JSON.stringify(short).slice(1, -1).replaceAll('\\"', '"').replace(UNSEEN, escapeInvisible);
}

/** A problem after the value that has it, where that is a text. */
export const quoteValue = (value: unknown, problem: string): string =>
  typeof value === 'string' ? `"${showInvisible(value)}" ${problem}` : problem;

import { ODD_SPACE, UNSEEN } from '@/lib/model/rules';
import type { Path } from '@/lib/model/places';

/** Something wrong with the content, in words for its editor. */
export interface ContentIssue {
  file: string;
  /** The line in the file, counted from 1, if known. */
  line?: number;
  /** The place in the file's content, if it is in that. */
  path?: Path;
  /** The entry and its field, in words. */
  place?: string;
  problem: string;
  /** Many issues of a kind are one mistake made in a whole column: only the first is shown. */
  kind?: string;
  /** The value as it should be, if it has only one reading; its path in the content, or its cell in the records. */
  mended?: { path: Path; write: string };
}

/** One line: file and line, entry, field, what is wrong. */
export const formatIssue = ({ file, line, place, problem }: ContentIssue): string =>
  [line === undefined ? file : `${file}:${line}`, place, problem].filter(Boolean).join(': ');

/** The most issues that are shown at once: a broken spreadsheet has one in each row. */
const ISSUE_LIMIT = 50;

/** From this number on, issues of a kind are shown as one. */
const MANY = 4;

/** A line for each of the first issues, and one with the count of the rest if there are more. */
export function formatIssues(issues: readonly ContentIssue[]): string[] {
  const kinds = new Map<unknown, string[]>();
  issues.forEach((issue, index) => {
    const kind = issue.kind ?? index;
    const lines = kinds.get(kind) ?? [];
    lines.push(formatIssue(issue));
    kinds.set(kind, lines);
  });
  const shown = [...kinds.values()].flatMap((lines) =>
    lines.length < MANY ? lines : [`${lines[0]}; so in ${lines.length - 1} more rows`],
  );
  const rest = shown.length - ISSUE_LIMIT;
  return rest > 0 ? [...shown.slice(0, ISSUE_LIMIT), `and ${rest} more`] : shown;
}

/** Ends a command or a build with lines for the person who can fix what they name. */
export class IssueError extends Error {
  constructor(...lines: string[]) {
    super(lines.join('\n'));
    // The stack does not help anybody to fix content.
    this.stack = this.message;
  }
}

const escape = (character: string) =>
  `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;

/** A text for one line of output: shortened to 80 characters, and with invisible ones written as escapes. */
export function showInvisible(text: string): string {
  const short = [...text].slice(0, 80).join('');
  const shown = JSON.stringify(short === text ? text : `${short}…`).slice(1, -1);
  return shown.replaceAll('\\"', '"').replace(ODD_SPACE, escape).replace(UNSEEN, escape);
}

/** The value and its problem; only the problem if the value is not a text. */
export const quoteValue = (value: unknown, problem: string): string =>
  typeof value === 'string' ? `"${showInvisible(value)}" ${problem}` : problem;

import type { Path } from '@/lib/model/places';

/** Something wrong with the content, in words for its editor. */
export interface ContentIssue {
  file: string;
  /** The line in the file, counted from 1, if known. */
  line?: number;
  /** The place in the file's content, if it is in that. */
  path?: Path;
  /** The name of the entry, if the file has several. */
  entry?: string;
  field?: string;
  problem: string;
  /** Many issues of a kind are one mistake made in a whole column: only the first is shown. */
  kind?: string;
  /** The value as it should be, if it has only one reading; its path in the content, or its cell in the records. */
  mended?: { path: Path; write: string };
}

/** The most issues that are shown at once: a broken spreadsheet has one in each row. */
const ISSUE_LIMIT = 50;

/** One line: file and line, entry, field, what is wrong. */
export function formatIssue({ file, line, entry, field, problem }: ContentIssue): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, entry, field, problem].filter(Boolean).join(': ');
}

/** From this number on, issues of a kind are shown as one. */
const MANY = 4;

/** A line for each of the first issues, and one with the count of the rest if there are more. */
export function formatIssues(issues: readonly ContentIssue[]): string[] {
  const counts = new Map<string, number>();
  const lines = issues.flatMap((issue, index) => {
    const kind = issue.kind ?? String(index);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return [{ kind, count, line: formatIssue(issue) }];
  });
  const shown = lines.flatMap(({ kind, count, line }) => {
    const all = counts.get(kind) ?? 0;
    if (all < MANY) return [line];
    return count === 1 ? [`${line}; so in ${all - 1} more rows`] : [];
  });
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

/** The most characters of a value that a line shows. */
const LONGEST_VALUE = 80;

/** Characters that are invisible in a line, or change its direction. */
const UNSEEN = /[\p{Cf}\p{Co}\p{NChar}\p{DI}\u2800]|(?! )\p{Zs}/gu;

const escapeInvisible = (character: string) =>
  `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;

/** A text for one line of output: shortened, and with invisible characters written as escapes. */
export function showInvisible(text: string): string {
  const short =
    text.length > LONGEST_VALUE ? `${[...text].slice(0, LONGEST_VALUE).join('')}…` : text;
  return JSON.stringify(short).slice(1, -1).replaceAll('\\"', '"').replace(UNSEEN, escapeInvisible);
}

/** The value and its problem; only the problem if the value is not a text. */
export const quoteValue = (value: unknown, problem: string): string =>
  typeof value === 'string' ? `"${showInvisible(value)}" ${problem}` : problem;

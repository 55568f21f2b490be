import { UNUSUAL_SPACES, INVISIBLE_CHARACTERS } from '@/lib/model/rules';
import type { ContentPath } from '@/lib/model/places';

/** Something wrong with the content, described for the person who edits it. */
export interface ContentIssue {
  file: string;
  /** The line in the file, counted from 1, if it is known. */
  line?: number;
  /** The path of the value in the file; undefined if the issue is about the whole file. */
  path?: ContentPath;
  /** The path in words: the entry and its field. */
  place?: string;
  problem: string;
  /** Issues of the same kind are shown as one: somebody has made one mistake in a whole column. */
  kind?: string;
  /** The corrected value, if there is only one, and its path in the file or its cell in the records file. */
  mended?: { path: ContentPath; write: string };
}

/** An issue as one line of text: file and line, entry, field, problem. */
export const formatIssue = ({ file, line, place, problem }: ContentIssue): string =>
  [line === undefined ? file : `${file}:${line}`, place, problem].filter(Boolean).join(': ');

/** The largest number of issues that are shown: a broken spreadsheet may have one in each row. */
const ISSUE_LIMIT = 50;

/** The smallest number of issues of one kind that are shown as one. */
const MIN_GROUP_SIZE = 4;

/** The issues as lines of text. If there are too many, the last line is the number of those that are left out. */
export function formatIssues(issues: readonly ContentIssue[]): string[] {
  const kinds = new Map<unknown, string[]>();
  issues.forEach((issue, index) => {
    const kind = issue.kind ?? index;
    const lines = kinds.get(kind) ?? [];
    lines.push(formatIssue(issue));
    kinds.set(kind, lines);
  });
  const shown = [...kinds.values()].flatMap((lines) =>
    lines.length < MIN_GROUP_SIZE ? lines : [`${lines[0]}; so in ${lines.length - 1} more rows`],
  );
  const hiddenCount = shown.length - ISSUE_LIMIT;
  return hiddenCount > 0 ? [...shown.slice(0, ISSUE_LIMIT), `and ${hiddenCount} more`] : shown;
}

/** An error that ends a command or a build. Its lines tell a person what to fix in the content. */
export class IssueError extends Error {
  constructor(...lines: string[]) {
    super(lines.join('\n'));
    // A stack trace does not help to fix content.
    this.stack = this.message;
  }
}

const escapeCharacter = (character: string) =>
  `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;

/** A text shortened to 80 characters, with invisible characters written as escapes such as \u200b. */
export function escapeInvisible(text: string): string {
  const shortText = [...text].slice(0, 80).join('');
  const shown = JSON.stringify(shortText === text ? text : `${shortText}…`).slice(1, -1);
  return shown
    .replaceAll('\\"', '"')
    .replace(UNUSUAL_SPACES, escapeCharacter)
    .replace(INVISIBLE_CHARACTERS, escapeCharacter);
}

/** The value in quotes, followed by its problem. If the value is not a text, it is left out. */
export const quoteValue = (value: unknown, problem: string): string =>
  typeof value === 'string' ? `"${escapeInvisible(value)}" ${problem}` : problem;

import type { ContentPath } from '@/lib/model/content-paths';
import { showInvisibleCharacters } from '@/lib/model/invisible-characters';

/** Something wrong, in words for the person who edits the content. */
export interface Problem {
  problem: string;
  /** The line in the text that was checked, counted from 1, if it is known. */
  line?: number;
}

/** A problem that a rule or a schema has found in the content, and the path of the value. */
export interface Finding extends Problem {
  path: ContentPath;
  /** For a repeated value: the path of its first occurrence. */
  firstPath?: ContentPath;
}

/** A problem with its place. */
export interface ContentIssue extends Problem {
  file: string;
  /** The place in words: the entry and its field. */
  place?: string;
}

/** An issue as one line of text: file and line, entry, field, problem. */
export const formatIssue = ({ file, line, place, problem }: ContentIssue): string =>
  [line === undefined ? file : `${file}:${line}`, place, problem].filter(Boolean).join(': ');

/** The largest number of issues that are shown: a broken spreadsheet may have one in each row. */
const ISSUE_LIMIT = 50;

/** The issues as lines of text. If there are too many, the last line is the number of those that are left out. */
export function formatIssues(issues: readonly ContentIssue[]): string[] {
  const lines = issues.slice(0, ISSUE_LIMIT).map(formatIssue);
  const hiddenCount = issues.length - ISSUE_LIMIT;
  return hiddenCount > 0 ? [...lines, `and ${hiddenCount} more`] : lines;
}

/** An error that ends a command or a build. Its lines tell a person what to do. */
export class IssueError extends Error {
  constructor(...lines: string[]) {
    super(lines.join('\n'));
    // What is wrong is not in the code, so a stack trace does not help.
    this.stack = this.message;
  }
}

/** The number of characters of a text that a message quotes. */
const QUOTED_LENGTH = 80;

/**
 * A text for a message: its first 80 characters, or those around a position beyond them. Control characters are written
 * as escapes such as \t, and invisible ones as their numbers.
 */
export function abbreviate(text: string, position = 0): string {
  const start = position < QUOTED_LENGTH ? 0 : position - QUOTED_LENGTH / 2;
  const end = start + QUOTED_LENGTH;
  const part = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return showInvisibleCharacters(JSON.stringify(part).slice(1, -1).replaceAll('\\"', '"'));
}

/** The value in quotes, followed by its problem. If the value is not a text, it is left out. */
export const formatValueProblem = (value: unknown, problem: string, position?: number): string =>
  typeof value === 'string' ? `"${abbreviate(value, position)}" ${problem}` : problem;

/** Something wrong with the content, described for the person who edits it. */
export interface ContentIssue {
  file: string;
  /** The line in the file, counted from 1, if it is known. */
  line?: number;
  /** The place in words: the entry and its field. */
  place?: string;
  problem: string;
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

/** An error that ends a command or a build. Its lines tell a person what to fix in the content. */
export class IssueError extends Error {
  constructor(...lines: string[]) {
    super(lines.join('\n'));
    // A stack trace does not help to fix content.
    this.stack = this.message;
  }
}

/** A text for a message: its first 80 characters, with control characters written as escapes such as \t. */
export const abbreviate = (text: string): string =>
  JSON.stringify(text.replace(/^(.{80}).+$/su, '$1…'))
    .slice(1, -1)
    .replaceAll('\\"', '"');

/** The value in quotes, followed by its problem. If the value is not a text, it is left out. */
export const quoteValue = (value: unknown, problem: string): string =>
  typeof value === 'string' ? `"${abbreviate(value)}" ${problem}` : problem;

import { isScalar, parseDocument, type YAMLError } from 'yaml';
import { showInvisible } from './issue';

/** A problem and its line, counted from 1. */
export interface LineProblem {
  line: number;
  problem: string;
}

/** What is wrong with lines where a file cannot be read, and how they look. */
const MISTAKES = {
  'is a mark of git: decide between the two versions, and take the marks out':
    /^(<{7}|={7}|>{7}|\|{7})/,
  'begins with a tab or with spaces of web pages: type ordinary spaces, two for each step to the right':
    /^[ -]*(?! )[\s\u200B\u2060]/,
  'does not begin as an entry does: with - and a space': /^ *([^\w\s"'#-]\S*|\d+\.) +\w+:/,
  'lacks a space after the -': /^ *-[^\s-]/,
};

/** The problems of some codes of the parser; most are about the form of a line. */
const ERRORS: Partial<Record<string, string>> = {
  DUPLICATE_KEY:
    'is there twice in this entry: take one of the two out, or begin a new entry with -',
  MULTIPLE_DOCS: 'ends the file here: take the line out',
};

const MISPLACED =
  'is not where it belongs: write as many spaces before it, and before the next line, as before the others of their kind, or # before a note';
const UNNAMED =
  'belongs to no field: take it out, or write its field with a colon and a space before it, or two more spaces if it goes on with the text above, or # before a note';

/** Whether a line begins with a field or an entry. */
export const startsField = (line: string) =>
  /^\s*(- *)?["']?[a-z]\w*["']?:(\s|$)|^\s*-(\s|$)/.test(line);

/** The text of a line behind its field, if the parser cannot read it alone, or reads no text. */
function findUnquoted(line: string, isWrong: boolean): string | undefined {
  const [, text = ''] = /^ *(?:- +)*[\w-]+:\s+(\S.*)$/.exec(line) ?? [];
  const { contents, errors, warnings } = parseDocument(text, { logLevel: 'silent' });
  const isUnread = errors.length + warnings.length > 0 || (isWrong && !isScalar(contents));
  return text !== '' && isUnread ? text : undefined;
}

/**
 * Explains why a file is not YAML: in words for the office, with the line.
 *
 * @param number the line of the error; a quote without an end is told at the end of the file
 */
export function explainError({ code }: YAMLError, number: number, lines: readonly string[]) {
  const all = lines
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => /^\s*[^\s#]/.test(text));
  const last = all.find(({ line }) => line >= number) ?? { line: number, text: '' };
  const tell = ({ line, text }: typeof last, problem: string): LineProblem => ({
    line,
    problem: `"${showInvisible(text.trim())}" ${problem}`,
  });
  const [first = last] = all;
  const looks = Object.entries(MISTAKES).find(([, pattern]) => pattern.test(last.text));
  const known = looks?.[0] ?? ERRORS[code];
  if (known) return tell(last, known);
  for (const { line, text } of all.filter((one) => one.line <= number)) {
    const unquoted = findUnquoted(text, line === number);
    const quoted = JSON.stringify(unquoted?.replace(/^["']+(.*?)["'”’]*$/, '$1'));
    if (unquoted) return { line, problem: `needs quotes around its text: write ${quoted}` };
  }
  const isList = all.some(({ text }) => text.startsWith('- '));
  if (isList && /^ *[a-z]\w*:/.test(first.text))
    return tell(first, 'begins an entry: write - and a space before it');
  return tell(last, startsField(last.text) ? MISPLACED : UNNAMED);
}

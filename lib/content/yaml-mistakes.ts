import { isScalar, parseDocument, type YAMLError } from 'yaml';
import { escapeInvisible } from './issue';

/** A problem and its line, counted from 1. */
export interface LineProblem {
  line: number;
  problem: string;
}

/** Problems of the line at which parsing fails, each with a pattern of such lines. */
const LINE_PROBLEMS = {
  'is a mark of git: decide between the two versions, and take the marks out':
    /^(<{7}|={7}|>{7}|\|{7})/,
  'begins with a tab or with spaces of web pages: type ordinary spaces, two for each step to the right':
    /^[ -]*(?! )[\s\u200B\u2060]/,
  'does not begin as an entry does: with - and a space': /^ *([^\w\s"'#-]\S*|\d+\.) +\w+:/,
  'lacks a space after the -': /^ *-[^\s-]/,
};

/** Problems by the error code of the parser. Only a few codes tell what an editor must do. */
const CODE_PROBLEMS: Partial<Record<string, string>> = {
  DUPLICATE_KEY:
    'is there twice in this entry: take one of the two out, or begin a new entry with -',
  MULTIPLE_DOCS: 'ends the file here: take the line out',
};

const MISPLACED_LINE =
  'is not where it belongs: write as many spaces before it, and before the next line, as before the others of their kind, or # before a note';
const UNNAMED_LINE =
  'belongs to no field: take it out, or write its field with a colon and a space before it, or two more spaces if it goes on with the text above, or # before a note';

/** Whether a line begins with the name of a field, or with the hyphen of an entry. */
export const startsField = (line: string) =>
  /^\s*(- *)?["']?[a-z]\w*["']?:(\s|$)|^\s*-(\s|$)/.test(line);

/** The text after the field name of a line, if it needs quotes: the parser does not read it as a text. */
function findTextToQuote(line: string, isWrong: boolean): string | undefined {
  const [, text = ''] = /^ *(?:- +)*[\w-]+:\s+(\S.*)$/.exec(line) ?? [];
  const { contents, errors, warnings } = parseDocument(text, { logLevel: 'silent' });
  const needsQuotes = errors.length + warnings.length > 0 || (isWrong && !isScalar(contents));
  return text !== '' && needsQuotes ? text : undefined;
}

/**
 * Explains to an editor why a file is not valid YAML.
 *
 * @param lineNumber the line of the error; for a quote that is never closed, it is the last line of the file
 */
export function explainError({ code }: YAMLError, lineNumber: number, allLines: readonly string[]) {
  const lines = allLines
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => /^\s*[^\s#]/.test(text));
  const errorLine = lines.find(({ line }) => line >= lineNumber) ?? { line: lineNumber, text: '' };
  const createProblem = ({ line, text }: typeof errorLine, problem: string): LineProblem => ({
    line,
    problem: `"${escapeInvisible(text.trim())}" ${problem}`,
  });
  const [firstLine = errorLine] = lines;
  const match = Object.entries(LINE_PROBLEMS).find(([, pattern]) => pattern.test(errorLine.text));
  const knownProblem = match?.[0] ?? CODE_PROBLEMS[code];
  if (knownProblem) return createProblem(errorLine, knownProblem);
  for (const { line, text } of lines.filter((one) => one.line <= lineNumber)) {
    const textToQuote = findTextToQuote(text, line === lineNumber);
    const quotedText = JSON.stringify(textToQuote?.replace(/^["']+(.*?)["'”’]*$/, '$1'));
    if (textToQuote) return { line, problem: `needs quotes around its text: write ${quotedText}` };
  }
  const isList = lines.some(({ text }) => text.startsWith('- '));
  if (isList && /^ *[a-z]\w*:/.test(firstLine.text))
    return createProblem(firstLine, 'begins an entry: write - and a space before it');
  return createProblem(errorLine, startsField(errorLine.text) ? MISPLACED_LINE : UNNAMED_LINE);
}

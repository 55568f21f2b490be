import type { ErrorCode, YAMLError } from 'yaml';
import { contentSchema } from '@/lib/model/collections';
import { listFields } from '@/lib/model/places';
import { showInvisible } from './issue';

/** A problem and its line, counted from 1. */
export interface LineProblem {
  line: number;
  problem: string;
}

/** All fields of the content, by which mistakes are recognised. */
export const FIELDS: ReadonlySet<string> = new Set(listFields(contentSchema));

/** The same in a pattern. */
const KEY = String.raw`(?:${[...FIELDS].join('|')})(?![\w-])`;

/** What a line begins with before its text: spaces, dashes, and a field with its colon. */
const START = String.raw`^ *(?:- +)*(?:["']?[\w-]+["']?: +)?`;

/** A text in quotes, shortened to fit a line. */
function quote(text: string): string {
  const plain = text.replace(/^[“”„‘]|[“”’]$/g, '').trim();
  const short = plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
  return `put the text in quotes: ${short.includes("'") ? `"${short.replaceAll('"', '”')}"` : `'${short}'`}`;
}

/** Whether a line begins with a field or an entry. */
export const startsField = (line: string) =>
  /^\s*-\s/.test(line) ||
  FIELDS.has(/^\s*(?:- +)?["']?([\w-]+)["']?:(?:\s|$)/.exec(line)?.[1] ?? '');

type Mistakes = readonly (readonly [pattern: RegExp, describe: (...found: string[]) => string])[];

const find = (pattern: TemplateStringsArray, ...parts: string[]) =>
  new RegExp(String.raw(pattern, ...parts), 'u');

/** Mistakes that a parser would report in technical words, at another line, or not at all. */
const LINE_MISTAKES: Mistakes = [
  [
    find`^(<{7}|={7}|>{7}|\|{7})(\s|$)`,
    () => 'is a mark of git: decide between the two versions, and take the marks out',
  ],
  [find`^[ -]*\t`, () => 'begins with a tab: write spaces, two for each step to the right'],
  [
    find`^[ -]*(?![ -])[\s\u200B\u2060]`,
    () => 'begins with spaces of another kind, as web pages have them: type the spaces anew',
  ],
  [
    find`^ *([–—•·*]|--|\d+\.) +[\w-]+:`,
    (sign) => `an entry begins with - and a space: write - instead of ${sign}`,
  ],
  [find`^ *- +-`, () => 'an entry begins with one -: take the second one out'],
  [find`^[ -]*-${KEY}:`, () => 'a space is missing after the -'],
  [find`^ *-[^\s-]`, () => 'a space is missing after the -'],
  [
    find`^[ -]*(${KEY})\s*([=：;])`,
    (key, sign) => `write a colon (:) and a space after ${key} instead of ${sign}`,
  ],
  [find`^[ -]*(${KEY}) *:[^ \t]`, (key) => `an ordinary space is missing after ${key}:`],
  [
    find`${START}(([&*!@%,\x60]|[|>](?![+-]?\d?[+-]?$)|(?<=[:-] +)[?-](?= |$)|\{(?=\s*\w*\s*\})|\[(?=[^\]]*\] *[^\s#])).*)`,
    (text, sign) => `a text cannot begin with ${sign}: ${quote(text)}`,
  ],
  [
    find`${START}'(?:[^']|'')*'(?!')\s*([^\s'#,}\]][^\s']*)`,
    (rest) =>
      `the ' before ${rest} ends the text: write ’ for an apostrophe, or leave out the quotes around the text`,
  ],
  [
    find`${START}"(?:[^"\\]|\\.)*"\s*[^\s#,:}\]]`,
    () =>
      `the text goes on behind its quote ": leave out these quotes, or write ' around the whole text`,
  ],
  [
    find`^ *(?:- +)*[\w-]+: +([^\s'"{[#].*:(?: .*|$))`,
    (text) => `a colon (:) with a space after it cannot be in a text: ${quote(text)}`,
  ],
];

/** Lines that are wrong where the file cannot be read at them or at the next one. */
const SUSPECTS: Mistakes = [
  [find`^[ -]*(${KEY})(?: [^:]*)?$`, (key) => `a colon (:) and a space are missing after ${key}`],
  [find`^\s*([[\]{}],?)\s*$`, (sign) => `${sign} cannot be alone in a line: take it out`],
  [find`^\s*<\/?[a-z!]`, () => 'HTML cannot be here: take it out'],
  [
    find`${START}([{[])(?!.*[}\]]\s*$)`,
    (sign) =>
      `the ${sign} of this line has no end in it: a text that begins with ${sign} is put in quotes`,
  ],
  [
    find`^ *(?!${KEY}:)([\w-]+):`,
    (key) => `${key} is not a field that the site knows: write # before a note`,
  ],
];

/** The commonest problems that the parser names; those of the form are told by the line. */
const ERRORS: Partial<Record<ErrorCode, string>> = {
  BAD_DIRECTIVE: 'begins with %: put the text in quotes',
  BAD_DQ_ESCAPE: `has a \\ between ": write ' around the text`,
  DUPLICATE_KEY:
    'is there twice in this entry: take one of the two out, or begin a new entry with -',
  MULTIPLE_DOCS: 'ends the file here: take the line out',
};
const OF_FORM =
  /^(BAD_INDENT|BLOCK_AS_IMPLICIT_KEY|BLOCK_IN_FLOW|MISSING_CHAR|MULTILINE_IMPLICIT_KEY|UNEXPECTED_TOKEN|IMPOSSIBLE)$/;

const MISPLACED =
  'is not where it belongs: write as many spaces before it, and before the next line, as before the others of their kind';
const UNNAMED =
  'belongs to no field: write its field and a colon before it, or two more spaces if it goes on with the text above, or # before a note';

function describeFirst(mistakes: Mistakes, line: string): string | undefined {
  for (const [pattern, describe] of mistakes) {
    const found = pattern.exec(line);
    if (found) return describe(...found.slice(1));
  }
  return undefined;
}

/** The lines with a field or an entry, by number: no blank lines, comments, or lines of block scalars. */
function* listLines(lines: readonly string[]): Generator<[number: number, line: string]> {
  let block = Infinity;
  for (const [index, line] of lines.entries()) {
    const column = line.search(/\S/);
    if (column < 0 || (column > block && !/^ *\t/.test(line))) continue;
    const isBlockStart = /(?:^|[:-] +)[|>][+-]?\d?[+-]?\s*$/.test(line);
    block = isBlockStart ? line.search(/[^\s-]/) : Infinity;
    if (line.charAt(column) !== '#') yield [index + 1, line];
  }
}

/** The first line whose mistake can be told without parsing the file. */
export function findLineMistake(lines: readonly string[]): LineProblem | undefined {
  for (const [number, line] of listLines(lines)) {
    const problem = describeFirst(LINE_MISTAKES, line);
    if (problem) return { line: number, problem };
  }
  return undefined;
}

/** A line whose text begins with a quote that does not end in it. */
const OPEN_QUOTE = new RegExp(String.raw`${START}(?:(')(?:[^']|'')*|(")(?:[^"\\]|\\.)*)$`);

/**
 * Explains why a file is not YAML: in words for the office where the mistake is common, else in those of the parser.
 *
 * @param number the line of the error
 */
export function explainError(
  { code, message }: YAMLError,
  number: number,
  lines: readonly string[],
): LineProblem {
  const all = [...listLines(lines)];
  const open = all.find(([place, line]) => place <= number && OPEN_QUOTE.test(line));
  if (open && (code === 'MISSING_CHAR' || number > open[0])) {
    const [, single, double] = OPEN_QUOTE.exec(open[1]) ?? [];
    return {
      line: open[0],
      problem: `the quote ${single ?? double} that begins here has no end in its line`,
    };
  }
  for (const [place, line] of all.filter(([one]) => one === number || one === number - 1)) {
    const problem = describeFirst(SUSPECTS, line);
    if (problem) return { line: place, problem };
  }
  const [first] = all;
  const [, key] = /^ *([\w-]+):/.exec(first?.[1] ?? '') ?? [];
  if (first && key && FIELDS.has(key) && all.some(([, line]) => line.startsWith('- ')))
    return { line: first[0], problem: `an entry begins with - and a space: write - before ${key}` };
  const [place, line] = all.find(([one]) => one >= number) ?? [number, ''];
  const ofForm = startsField(line) ? MISPLACED : UNNAMED;
  const problem = ERRORS[code] ?? (OF_FORM.test(code) ? ofForm : `cannot be read: ${message}`);
  return { line: place, problem: `"${showInvisible(line.trim())}" ${problem}` };
}

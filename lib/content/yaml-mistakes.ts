import type { YAMLError } from 'yaml';
import { showInvisible } from './issue';

/** A problem and its line, counted from 1. */
export interface LineProblem {
  line: number;
  problem: string;
}

/** What a line begins with before its text: spaces, dashes, and a field with its colon. */
const START = String.raw`^ *(?:- +)*(?:["']?[\w-]+["']?: +)?`;

/** A pattern that may begin with START, and the problem of a line that it finds, with the text of its group for $1. */
type Mistake = readonly [pattern: RegExp, problem: string];

const find = ({ raw: [source = ''] }: TemplateStringsArray) =>
  new RegExp(source.replace('START', START), 'u');

/** Mistakes that a parser would report in technical words, at another line, or not at all. */
const MISTAKES: readonly Mistake[] = [
  [
    find`^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)`,
    'is a mark of git: decide between the two versions, and take the marks out',
  ],
  [find`^[ -]*\t`, 'begins with a tab: write spaces, two for each step to the right'],
  [
    find`^[ -]*(?![ -])[\s\u200B\u2060]`,
    'begins with spaces of another kind, as web pages have them: type the spaces anew',
  ],
  [find`^ *([–—•·*]|\d+\.) +[\w-]+:`, 'an entry begins with - and a space: write - instead of $1'],
  [find`^ *-[^\s-]`, 'a space is missing after the -'],
  [
    find`START((?:[&*!@%,\x60]|[|>](?![+-]?\d?[+-]?$)|(?<=[:-] +)[?-](?= |$)|\{(?=\s*\w*\s*\})|\[(?=[^\]]*\] *[^\s#])).*)`,
    'a text cannot begin with this sign: put quotes around it: "$1"',
  ],
];

/** Lines that are wrong where the file cannot be read at them or at the next one. */
const SUSPECTS: readonly Mistake[] = [
  [
    find`START(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")\s*[^\s#,:}\]]`,
    'goes on behind its quote: leave the quotes around the text out, and write ’ for an apostrophe',
  ],
  [
    find`^ *(?:- +)*[\w-]+: +([^\s'"{[#].*:(?: .*|$))`,
    'a colon (:) with a space after it cannot be in a text: put quotes around it: "$1"',
  ],
];

/** The problems of some codes of the parser, about a line; most are about its form. */
const ERRORS: Partial<Record<string, string>> = {
  BAD_DQ_ESCAPE: `has a \\ between ": write ' around the text`,
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
  /^\s*(?:- *)?(?:["']?[a-z]\w*["']?:(?:\s|$)|(?<=- *)(?=\s|$))/.test(line);

function describe(mistakes: readonly Mistake[], line: string): string | undefined {
  for (const [pattern, problem] of mistakes) {
    const found = pattern.exec(line);
    if (found) return problem.replace('$1', () => found[1] ?? '');
  }
  return undefined;
}

type Line = readonly [number: number, text: string];

/** The lines with a field or an entry, by number: no blank lines, comments, or lines of block scalars. */
function listLines(lines: readonly string[]): Line[] {
  let block = Infinity;
  return lines.flatMap((line, index) => {
    const column = line.search(/\S/);
    if (column < 0 || (column > block && !/^ *\t/.test(line))) return [];
    const isBlockStart = /(?:^|[:-] +)[|>][+-]?\d?[+-]?\s*$/.test(line);
    block = isBlockStart ? line.search(/[^\s-]/) : Infinity;
    return line.charAt(column) === '#' ? [] : [[index + 1, line] as const];
  });
}

const findFirst = (mistakes: readonly Mistake[], lines: readonly Line[]): LineProblem | undefined =>
  lines
    .map(([line, text]) => ({ line, problem: describe(mistakes, text) ?? '' }))
    .find(({ problem }) => problem !== '');

/** The first line whose mistake can be told without parsing the file. */
export const findLineMistake = (lines: readonly string[]) => findFirst(MISTAKES, listLines(lines));

/** A line whose text begins with a quote or a bracket that does not end in it. */
const OPEN = find`START(?:(')(?:[^']|'')*|(")(?:[^"\\]|\\.)*|([{[])(?!.*[}\]]\s*$).*)$`;

/**
 * Explains why a file is not YAML: in words for the office, with the line.
 *
 * @param number the line of the error
 */
export function explainError(
  { code }: YAMLError,
  number: number,
  lines: readonly string[],
): LineProblem {
  const all = listLines(lines);
  const open = all.find(([line, text]) => line <= number && OPEN.test(text));
  if (open) {
    const sign = OPEN.exec(open[1])?.slice(1).find(Boolean);
    return { line: open[0], problem: `the ${sign} that begins here has no end in its line` };
  }
  const suspect = findFirst(
    SUSPECTS,
    all.filter(([line]) => line === number || line === number - 1),
  );
  if (suspect) return suspect;
  const [[top, first] = [1, '']] = all;
  if (/^ *\w/.test(first) && startsField(first) && all.some(([, text]) => text.startsWith('- ')))
    return { line: top, problem: 'an entry begins with - and a space: write - before this line' };
  const [line, text] = all.find(([one]) => one >= number) ?? [number, ''];
  const problem = ERRORS[code] ?? (startsField(text) ? MISPLACED : UNNAMED);
  return { line, problem: `"${showInvisible(text.trim())}" ${problem}` };
}

import type { ErrorCode } from 'yaml';

/** A problem and its line, counted from 1. */
export interface LineProblem {
  line: number;
  problem: string;
}

/** A line of a content file, split into dash, field and text. */
interface Parts {
  /** The column in which the field begins. */
  indent: number;
  dash: boolean;
  key: string;
  text: string;
}

export function splitLine(line: string): Parts {
  const [, lead = '', , key = '', text = ''] =
    /^((?: |- )*)(?:(["']?)([\w-]+)\2:(?:\s+|$))?(.*)$/.exec(line) ?? [];
  return { indent: lead.length, dash: lead.includes('-'), key, text: text.trimEnd() };
}

const SPACE = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]/;

const isInQuotes = (text: string) =>
  text.includes("'") ? `"${text.replaceAll('"', '”')}"` : `'${text}'`;

/** The advice how to quote a text, shortened to fit a line. */
function getAdvice(text: string): string {
  const plain = text.replace(/^[“”„‘]|[“”’]$/g, '');
  return `put the text in quotes: ${isInQuotes(plain.length > 40 ? `${plain.slice(0, 40)}…` : plain)}`;
}

/** Characters that an unquoted text cannot begin with. */
const SIGN =
  /^(?:[&*!@`%,]|[|>](?![+-]?\d?[+-]?$)|[?-](?= |$)|\{(?=\s*\w*\s*\})|\[(?=[^\]]*\] *[^\s#]))/;

/** Where a quoted text ends; undefined if it continues on the next line. */
function endOfQuote(text: string): number | undefined {
  const pattern = text.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  return pattern.exec(text)?.[0].length;
}

function findLineProblem(line: string, keys: ReadonlySet<string>): string | undefined {
  if (/^(<{7}|={7}|>{7}|\|{7})(\s|$)/.test(line))
    return 'a mark of git stands here: decide between the two versions, and take the marks out';
  if (line.trim() === '' || line.trimStart().startsWith('#')) return undefined;
  const [lead = ''] = /^[\s\u200B-\u200F\u2060-]*/.exec(line) ?? [];
  const [, bullet] = /^ *([–—•·*]|--|\d+\.) +[\w-]+:/.exec(line) ?? [];
  if (bullet) return `an entry begins with - and a space: write - instead of ${bullet}`;
  if (/^ *- +-/.test(line)) return 'an entry begins with one -: take the second one out';
  if (lead.includes('\t')) return 'begins with a tab: write spaces, two for each step to the right';
  if (SPACE.test(lead.replace(/^\uFEFF/, '')))
    return 'begins with spaces of another kind, as web pages have them: type the spaces anew';
  const [, name = '', mark = '', after = ''] =
    /^[ -]*([\w-]+)\s*([:=：;])(.?)/u.exec(line) ?? /^[ -]*([\w-]+)(\s*)(:)/.exec(line) ?? [];
  const key = name.replace(/^-+/, '');
  if (keys.has(key)) {
    if (mark === ':' && SPACE.test(after))
      return `behind ${key}: stands a space of another kind: type the space anew`;
    if (mark === ':' && after !== '' && !/\s/.test(after))
      return `a space is missing after ${key}:`;
    if (mark !== ':' && mark.trim() !== '')
      return `write a colon (:) and a space after ${key} instead of ${mark}`;
  }
  if (/^ *-[^\s-]/.test(line)) return 'a space is missing after the -';
  const { key: field, dash, text } = splitLine(line);
  if (!field && !dash) return undefined;
  const [sign] = SIGN.exec(text) ?? [];
  return sign && `a text cannot begin with ${sign}: ${getAdvice(text)}`;
}

/** Whether a line opens a block scalar, whose text is in the indented lines below. */
const isBlockStart = (line: string) => /(?:^|[:-] +)[|>][+-]?\d?[+-]?\s*$/.test(line);

/** A line with a field or an entry. */
export interface StructuralLine extends Parts {
  line: string;
  /** The column of its first character, counted from 0. */
  column: number;
  /** Counted from 1. */
  number: number;
}

/** The lines with a field or an entry: no blank lines, comments, or lines of block scalars. */
export function* listStructuralLines(lines: readonly string[]): Generator<StructuralLine> {
  let block = Infinity;
  for (const [index, line] of lines.entries()) {
    const column = line.search(/\S/);
    if (column < 0 || (column > block && !/^ *\t/.test(line))) continue;
    const parts = splitLine(line);
    block = isBlockStart(line) ? parts.indent : Infinity;
    if (line.charAt(column) !== '#') yield { ...parts, line, column, number: index + 1 };
  }
}

/**
 * Finds the first mistake that a YAML parser would report in technical words, at another line, or not at all.
 *
 * @param keys all fields of the content
 */
export function lookAhead(
  lines: readonly string[],
  keys: ReadonlySet<string>,
): LineProblem | undefined {
  for (const { line, number } of listStructuralLines(lines)) {
    const problem = findLineProblem(line, keys);
    if (problem) return { line: number, problem };
  }
  return undefined;
}

/** The line, up to a number, whose text begins with a quote that does not end in it. */
const findOpenQuote = (lines: readonly string[], number: number): number =>
  lines.slice(0, number).findIndex((line) => {
    const { text } = splitLine(line);
    return /^["']/.test(text) && endOfQuote(text) === undefined;
  });

/** The last line, up to a number, whose text begins with a bracket that does not end in it. */
const findOpenBracket = (lines: readonly string[], number: number): number =>
  lines
    .slice(0, number)
    .findLastIndex((line) => /^[{[]/.test(splitLine(line).text) && !/[}\]]\s*$/.test(line));

/** The problem of text behind the end of a quoted one. */
function findRestProblem(text: string): string | undefined {
  const rest = text.slice(endOfQuote(text) ?? text.length);
  if (rest.trim() === '') return undefined;
  return text.startsWith("'")
    ? `the ' before ${/[^\s']+/.exec(rest)?.[0]} ends the text: write ’ for an apostrophe, or leave out the quotes around the text`
    : `the text goes on behind its quote ": leave out these quotes, or write ' around the whole text`;
}

/** Problems that the parser names, and how to mend them. */
const PROBLEMS: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'a line of --- or ... ends the file here: take it out',
  BAD_DIRECTIVE: 'a line cannot begin with %: put the text in quotes',
  BAD_DQ_ESCAPE: `a \\ cannot stand in a text between ": write ' around the text`,
};

/**
 * Explains, in words for the office, why a file is not YAML.
 *
 * @param code of the first error
 * @param number its line
 * @param isList whether the file is a list of entries
 */
export function explainError(
  code: ErrorCode,
  number: number,
  lines: readonly string[],
  keys: ReadonlySet<string>,
  isList: boolean,
): LineProblem {
  const line = lines[number - 1] ?? '';
  const { key, dash, text } = splitLine(line);
  const structure = [...listStructuralLines(lines)];
  const here = (problem: string) => ({ line: number, problem });
  if (code === 'DUPLICATE_KEY')
    return here(`${key || line.trim()} is there twice in this entry: take one of the two out`);
  const [first] = structure;
  if (isList && first?.dash === false && first.key) {
    const problem = `an entry begins with - and a space: write - before ${first.key}`;
    return { line: first.number, problem };
  }
  const known = PROBLEMS[code];
  if (known) return here(known);
  const open = findOpenQuote(lines, number);
  if (open >= 0 && (code === 'MISSING_CHAR' || number > open)) {
    const quote = splitLine(lines[open] ?? '').text.charAt(0);
    const problem = `the quote ${quote} that begins here has no end in its line`;
    return { line: open + 1, problem };
  }
  const rest = findRestProblem(text);
  if (rest) return here(rest);
  if (/^\s*[[\]{}],?\s*$/.test(line))
    return here(`${line.trim()} cannot stand alone in a line: take it out`);
  const [word = ''] = /[\w-]+/.exec(line) ?? [];
  if (key === '' && keys.has(word))
    return here(`a colon (:) and a space are missing after ${word}`);
  if (/^\s*<\/?[a-z!]/i.test(line)) return here('HTML cannot stand here: take it out');
  if ((key || dash) && /^(?!['"{[]).*:(\s|$)/.test(text))
    return here(`a colon (:) with a space after it cannot stand in a text: ${getAdvice(text)}`);
  const bracket = findOpenBracket(lines, number);
  if (bracket >= 0) {
    const sign = splitLine(lines[bracket] ?? '').text.charAt(0);
    const problem = `the ${sign} of this line has no ${sign === '{' ? '}' : ']'} in its line: a text that begins with ${sign} stands in quotes`;
    return { line: bracket + 1, problem };
  }
  const above = lines.slice(0, number - 1).findLast((other) => other.trim() !== '') ?? '';
  if (isBlockStart(above) && key === '')
    return here('the lines of a text begin two spaces further to the right than its field');
  if (key !== '' && !dash && !keys.has(key))
    return here(`${key} is not a field that the site knows: write # before a note`);
  const lone = structure.find((one) => !one.key && !one.dash && Math.abs(one.number - number) <= 2);
  if (lone) {
    const remedy =
      'write its field and a colon before it, or more spaces if it goes on with the text above, or # before a note';
    const problem = `belongs to no field: ${lone.line.trim().slice(0, 40)} — ${remedy}`;
    return { line: lone.number, problem };
  }
  return here('cannot be read from here on: compare it with the entries above');
}

import type { ErrorCode } from 'yaml';

/** What is wrong, and in which line, counted from 1. */
export interface LineProblem {
  line: number;
  problem: string;
}

/** A line of a content file, as far as it follows the form of one: a dash for a new entry, a field, its text. */
interface Parts {
  /** The column in which the field begins. */
  indent: number;
  dash: boolean;
  key: string;
  text: string;
}

function partsOf(line: string): Parts {
  const [, lead = '', key = '', text = ''] =
    /^((?: |- )*)(?:["']?([\w-]+)["']?:(?:\s+|$))?(.*)$/.exec(line) ?? [];
  return { indent: lead.length, dash: lead.includes('-'), key, text: text.trimEnd() };
}

const SPACE = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]/;

const inQuotes = (text: string) =>
  text.includes("'") ? `"${text.replaceAll('"', '”')}"` : `'${text}'`;

/** A text as somebody would write it in quotes, as far as a line shows it. */
const advice = (text: string) =>
  `put the text in quotes: ${inQuotes(text.length > 40 ? `${text.slice(0, 40)}…` : text)}`;

/** What a text cannot begin with, unless it stands in quotes. */
const SIGN =
  /^(?:[&*!@`%,]|[|>](?![+-]?\d?[+-]?$)|[?-](?= |$)|\{(?=\s*\w*\s*\})|\[(?=[^\]]*\] *[^\s#]))/;

/** Where a text ends that begins with a quote; undefined if it goes on below. */
function endOfQuote(text: string): number | undefined {
  const pattern = text.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  return pattern.exec(text)?.[0].length;
}

function lineProblem(line: string, keys: ReadonlySet<string>): string | undefined {
  if (/^(<{7}|={7}|>{7}|\|{7})(\s|$)/.test(line))
    return 'a mark of git stands here: decide between the two versions, and take the marks out';
  if (line.trim() === '' || line.trimStart().startsWith('#')) return undefined;
  const [lead = ''] = /^[\s-]*/.exec(line) ?? [];
  if (lead.includes('\t')) return 'begins with a tab: write spaces, two for each step to the right';
  if (SPACE.test(lead.replace(/^\uFEFF/, '')))
    return 'begins with spaces of another kind, as web pages have them: type the spaces anew';
  const [, name = '', mark = '', after = ''] =
    /^[ -]*([\w-]+)\s*([:=：;])(.?)/u.exec(line) ?? /^[ -]*([\w-]+)(\s*)(:)/.exec(line) ?? [];
  const key = name.replace(/^-+/, '');
  if (keys.has(key)) {
    if (mark === ':' && SPACE.test(after))
      return `a space of another kind stands after ${key}: — type it anew`;
    if (mark === ':' && after !== '' && !/\s/.test(after))
      return `a space is missing after ${key}:`;
    if (mark !== ':' && mark.trim() !== '')
      return `write a colon (:) and a space after ${key} instead of ${mark}`;
  }
  if (/^ *-[^\s-]/.test(line)) return 'a space is missing after the -';
  const { key: field, dash, text } = partsOf(line);
  if (!field && !dash) return undefined;
  const [sign] = SIGN.exec(text) ?? [];
  return sign && `a text cannot begin with ${sign}: ${advice(text)}`;
}

/** Whether the lines below one, as far as they are indented, are those of a text. */
const opensBlock = (line: string) => /(?:^|[:-] +)[|>][+-]?\d?[+-]?\s*$/.test(line);

/**
 * The first line of a file that YAML would tell of in words of its own, at another line, or not at all.
 *
 * @param keys all fields that content has
 */
export function lookAhead(
  lines: readonly string[],
  keys: ReadonlySet<string>,
): LineProblem | undefined {
  let block = Infinity;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const { indent } = partsOf(line);
    if (line.search(/\S/) > block && !/^ *\t/.test(line)) continue;
    const problem = lineProblem(line, keys);
    if (problem) return { line: index + 1, problem };
    block = opensBlock(line) ? indent : Infinity;
  }
  return undefined;
}

/** The place at which YAML can no longer follow. */
interface Halt extends Parts {
  code: ErrorCode;
  number: number;
  line: string;
  /** The last line above it that is not blank, and the first below it. */
  above: Parts & { line: string };
  below: Parts & { line: string; number: number };
  lines: readonly string[];
  keys: ReadonlySet<string>;
}

const at = (line: number, problem: string): LineProblem => ({ line, problem });

/** What is wrong, told from the place of the halt; the first rule that knows counts. */
const RULES: readonly ((halt: Halt) => LineProblem | string | undefined | false)[] = [
  ({ code, key, line }) =>
    code === 'DUPLICATE_KEY' &&
    `${key || line.trim()} is there twice in this entry: take one of the two out`,
  ({ code }) => code === 'MULTIPLE_DOCS' && 'a line of --- or ... ends the file here: take it out',
  ({ code }) => code === 'BAD_DIRECTIVE' && 'a line cannot begin with %: put the text in quotes',
  ({ code }) =>
    code === 'BAD_DQ_ESCAPE' && `a \\ cannot stand in a text between ": write ' around the text`,
  ({ lines, number, code }) => {
    const open = lines.slice(0, number).findIndex((line) => {
      const { text } = partsOf(line);
      return /^["']/.test(text) && endOfQuote(text) === undefined;
    });
    const quote = open >= 0 && partsOf(lines[open] ?? '').text.charAt(0);
    if (quote && (code === 'MISSING_CHAR' || number > open))
      return at(open + 1, `the quote ${quote} that begins here has no end in its line`);
    return undefined;
  },
  ({ text }) => {
    const end = endOfQuote(text);
    const rest = end === undefined ? '' : text.slice(end);
    if (rest.trim() === '') return undefined;
    return text.startsWith("'") && /^\p{L}/u.test(rest)
      ? `the ' before ${/^[^\s']*/.exec(rest)?.[0]} ends the text: write ’ for an apostrophe, or leave out the quotes around the text`
      : `the text goes on behind its quote ${text.charAt(0)}: leave out these quotes, or write ' around the whole text`;
  },
  ({ line }) => /^\s*<\/?[a-z!]/i.test(line) && 'HTML cannot stand here: take it out',
  ({ text, key, dash }) =>
    (key || dash) &&
    /^[^'"{[].*:(\s|$)/.test(text) &&
    `a colon (:) with a space after it cannot stand in a text: ${advice(text)}`,
  ({ lines, number }) => {
    const open = lines
      .slice(0, number)
      .findLastIndex((line) => /^[{[]/.test(partsOf(line).text) && !/[}\]]\s*$/.test(line));
    const bracket = open >= 0 ? partsOf(lines[open] ?? '').text.charAt(0) : '';
    return bracket
      ? at(
          open + 1,
          `the ${bracket} of this line has no ${bracket === '{' ? '}' : ']'} in its line`,
        )
      : undefined;
  },
  ({ line }) => /^\s*[}\]],?\s*$/.test(line) && `${line.trim()} closes nothing: take it out`,
  ({ key, keys, indent, above }) =>
    keys.has(key) &&
    indent === 0 &&
    above.indent > 0 &&
    (key === 'id' || key === 'en' || key === 'icon'
      ? `an entry begins with - and a space: write - before ${key}`
      : `${key} begins too far to the left: let it begin where the other fields of its entry do`),
  ({ below, indent, key, text }) =>
    key !== '' &&
    text !== '' &&
    below.key !== '' &&
    below.indent !== indent &&
    at(
      below.number,
      `${below.key} begins too far to the ${below.indent > indent ? 'right' : 'left'}: let it begin where the other fields of its entry do`,
    ),
  ({ key, dash, indent, above }) =>
    (key || dash) &&
    indent !== above.indent &&
    `${dash ? 'the -' : key} begins too far to the ${indent > above.indent ? 'right' : 'left'}: let it begin where the others of its kind do`,
  ({ line, keys }) => {
    const [word = ''] = /[\w-]+/.exec(line) ?? [];
    return keys.has(word) && `a colon (:) and a space are missing after ${word}`;
  },
  ({ above, key }) =>
    opensBlock(above.line) &&
    key === '' &&
    'the lines of a text begin two spaces further to the right than its field',
  ({ line, key }) =>
    key === '' &&
    `belongs to no field: ${line.trim().slice(0, 40)} — write the field and a colon before it, or # before a note`,
];

/**
 * What is wrong with a file that is no YAML, in words for the office.
 *
 * @param code of the first error
 * @param number the line of it
 */
export function explainError(
  code: ErrorCode,
  number: number,
  lines: readonly string[],
  keys: ReadonlySet<string>,
): LineProblem {
  const whole = (index: number) => {
    const line = lines[index] ?? '';
    return { ...partsOf(line), line, number: index + 1 };
  };
  const isFull = (line: string | undefined) => Boolean(line?.trim());
  const above = lines.slice(0, number - 1).findLastIndex(isFull);
  const below = lines.findIndex((line, index) => index >= number && isFull(line));
  const halt = {
    ...whole(number - 1),
    code,
    above: whole(above),
    below: whole(below),
    lines,
    keys,
  };
  for (const rule of RULES) {
    const found = rule(halt);
    if (found) return typeof found === 'string' ? at(number, found) : found;
  }
  return at(number, 'cannot be read from here on: compare it with the entries above');
}

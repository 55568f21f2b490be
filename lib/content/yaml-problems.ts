import type { YAMLError } from 'yaml';

const COLUMN = 'begins in another column than the lines that it belongs to';
const QUOTES = 'has a text that needs quotes around the whole of it, and ’ for an apostrophe';

/**
 * What office staff are told about a line: the first problem whose two patterns match, that of the parser's code
 * (https://eemeli.org/yaml/#errors) and that of the line.
 */
const PROBLEMS: readonly (readonly [code: RegExp, line: RegExp, problem: string])[] = [
  [/^/, /^ *(- *)?(\w+: *)?[^\S \t]/, 'has a no-break space where a plain one must be'],
  [/^/, /^ *(- *)?\t/, 'begins with a tab: type spaces'],
  [/^/, /^ *([–—•]|\*\s|-\S)/, 'does not begin with one dash and a space, as an entry does'],
  [/^MISSING_CHAR/, /(^ *|[:-] +)["']/, 'has a quote that is not closed'],
  [/^MISSING_CHAR/, /(^ *|[:-] +)!/, QUOTES],
  [/^UNEXPECTED_TOKEN/, /(^ *|[:-] +)["'[{*&>|]/, QUOTES],
  [/^BAD_DQ_ESCAPE/, /^/, 'has a \\ between double quotes: take it out'],
  [/^BLOCK_AS_IMPLICIT_KEY/, /: .*: /, QUOTES],
  [/^(BAD_SCALAR_START|TAG_RESOLVE_FAILED)/, /^/, QUOTES],
  [
    /^DUPLICATE_KEY/,
    /^/,
    'is a field that the entry has already: another entry begins with a dash',
  ],
  [/^BLOCK_AS_IMPLICIT_KEY/, /:|^$/, 'is followed by a line that begins in another column'],
  [/^(BAD_INDENT|UNEXPECTED_TOKEN)/, /^/, COLUMN],
  [/^(MISSING_CHAR|MULTILINE_IMPLICIT_KEY)/, /:( |$)/, COLUMN],
  [
    /^(MISSING_CHAR|MULTILINE_IMPLICIT_KEY|BLOCK_AS_IMPLICIT_KEY)/,
    /^/,
    'has no colon and space behind the name of a field; what continues a text begins further to the right',
  ],
];

/** Describes a mistake in words for the office; those of the parser follow in brackets, or stand alone. */
export function explainYamlError({ code, message }: YAMLError, line: string): string {
  const isCause = ([codes, lines]: (typeof PROBLEMS)[number]) =>
    codes.test(code) && lines.test(line);
  const [, , problem] = PROBLEMS.find(isCause) ?? [];
  return problem ? `${problem} (${message})` : message;
}

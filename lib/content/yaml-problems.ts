import type { YAMLError } from 'yaml';

const QUOTES_PROBLEM =
  'has a text that needs quotes around the whole of it, and ’ for an apostrophe';
const COLUMN_PROBLEM =
  'or the line below it begins in another column than the lines that it belongs to';
const COLON_PROBLEM =
  'has no colon and space behind the name of a field; what continues a text begins further to the right';

/**
 * What office staff are told about a line: the problem of the first row whose patterns match the error code of the
 * parser (https://eemeli.org/yaml/#errors) and the line.
 */
const PROBLEMS: readonly (readonly [code: RegExp, line: RegExp, problem: string])[] = [
  [/^/, /^ *(- *)?\t/, 'begins with a tab: type spaces'],
  [/^MISSING_CHAR/, /(^ *|[:-] +)["']/, 'has a quote that is not closed'],
  [/^(MISSING_CHAR|UNEXPECTED_TOKEN)/, /(^ *|[:-] +)["'[{*&>|!]/, QUOTES_PROBLEM],
  [/^BLOCK_AS_IMPLICIT_KEY/, /: .*: /, QUOTES_PROBLEM],
  [/^(BAD_SCALAR_START|TAG_RESOLVE_FAILED)/, /^/, QUOTES_PROBLEM],
  [/^(BAD_INDENT|UNEXPECTED_TOKEN)/, /^/, COLUMN_PROBLEM],
  [/^(MISSING_CHAR|MULTILINE_IMPLICIT_KEY|BLOCK_AS_IMPLICIT_KEY)/, /:( |$)|^$/, COLUMN_PROBLEM],
  [/^(MISSING_CHAR|MULTILINE_IMPLICIT_KEY|BLOCK_AS_IMPLICIT_KEY)/, /^/, COLON_PROBLEM],
];

/** Describes a mistake in words for the office, with the message of the parser in brackets. */
export function explainYamlError({ code, message }: YAMLError, line: string): string {
  const [, , problem] = PROBLEMS.find((row) => row[0].test(code) && row[1].test(line)) ?? [];
  return problem ? `${problem} (${message})` : message;
}

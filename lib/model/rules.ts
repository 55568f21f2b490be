/** Rules for texts, and schemas made of rules. They also find what nobody sees, such as invisible characters. */
import * as z from 'zod';

/** The rules for a value. A key is the text of a problem, in which $& stands for what the pattern has found. */
export type Rules = Readonly<Record<string, RegExp | ((value: string) => boolean)>>;

/** A rule that finds values which do not match a pattern. */
export const doesNotMatch = (pattern: RegExp) => (value: string) => !pattern.test(value);

/** The problem text of the first rule that a value breaks; undefined if it breaks none. */
export function findProblem(rules: Rules | Map<string, Rules[string]>, value: string) {
  for (const [problem, rule] of rules instanceof Map ? rules : Object.entries(rules)) {
    const isBroken = rule instanceof RegExp ? value.search(rule) >= 0 : rule(value);
    if (isBroken)
      return problem.replace('$&', () => (rule instanceof RegExp && value.match(rule)?.[0]) || '');
  }
  return undefined;
}

/** Space characters other than the ordinary space, and line breaks. */
export const UNUSUAL_SPACES = /[\t\n\r]|(?! )\p{Z}/gu;

/**
 * Invisible characters, which break search, sorting, line breaks and text direction. Joiners are allowed in the scripts
 * of India and in emoji, and variation selectors in emoji. Node.js has no category for emoji that are newer than it.
 */
export const INVISIBLE_CHARACTERS =
  /(?![\u200C\u200D\uFE0E\uFE0F\p{Extended_Pictographic}])[\p{C}\p{DI}]|(?<![\u0900-\u0DFF\uFE0F\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|(?<!\p{Emoji})[\uFE0E\uFE0F]/gu;

/** Cleans a text: removes invisible characters, and makes all spaces ordinary and single. */
export const cleanText = (text: string): string =>
  text.replace(UNUSUAL_SPACES, ' ').replace(INVISIBLE_CHARACTERS, '').replace(/ {2,}/g, ' ').trim();

const notEmptyRules: Rules = {
  'says nothing': /^(\s*|n\/?a|n\.a\.?|nil|none|null|undefined|tb[acd]|x{2,}|[-–—.…?_~*]+)$/i,
};

/** The rules about characters, which are valid for Markdown too. */
export const characterRules: Rules = {
  'holds $& where a program has lost letters: type them again':
    /\uFFFD|\?{3,}|□{2,}|[ÃÂ][\u0080-\u00BF]|â€|à[¤¥]/,
  'holds $&, which would be shown as it is: write plain text':
    /<\/?[a-z][^<>@]*>|<!--|&(#\d+|#x[\da-f]+|[a-z]+\d*);|\*\*|\[[^\]]*\]\([^)]*\)/i,
  'holds another space: type an ordinary space': UNUSUAL_SPACES,
  'holds a sign that nobody sees: take it out': INVISIBLE_CHARACTERS,
  'holds a letter of another alphabet in $&: type it anew':
    /\S*(\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin})\S*/u,
  'holds the vowel sign $& without its letter: type the syllable anew':
    /(?<![\u0900-\u097F\u200C\u200D])[\u0900-\u0903\u093A-\u094F\u0955-\u0957\u0962\u0963]/u,
};

/** The rules for all values that are not Markdown. */
const singleLineRules: Rules = {
  ...notEmptyRules,
  'holds a line break or an empty line: write one paragraph': /[\r\n]/,
  'is an error of the spreadsheet: type the lost value again':
    /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#+)$/,
  ...characterRules,
  'starts or ends with a space: take it out': /^ | $/,
};

interface SchemaOptions {
  /** Corrects a value if there is only one way to do it; otherwise returns it as it is. */
  correct?: (value: string) => string;
  /** Returns the file name that replaces $name in a problem text. */
  suggest?: (value: string) => string;
  mayBeBlank?: boolean;
  /** Whether the value is Markdown, which lib/content/page-rules.ts checks. */
  isMarkdown?: boolean;
}

/**
 * Creates the schema of a text with rules. It reports only the first broken rule. If there is only one way to correct
 * the value, the issue has the corrected value, for `npm run content:check -- --fix`.
 */
export function createTextSchema(rules: Rules, options: SchemaOptions = {}) {
  const { correct = (value) => value, suggest, mayBeBlank = false, isMarkdown = false } = options;
  // A map is faster than an object here: a records file has very many values.
  const baseRules = isMarkdown ? notEmptyRules : singleLineRules;
  const allRules = new Map(Object.entries({ ...baseRules, ...rules }));
  return z.string().check(({ value, issues }) => {
    const problem = mayBeBlank && value === '' ? undefined : findProblem(allRules, value);
    if (problem === undefined) return;
    const candidate = isMarkdown ? value : correct(cleanText(value));
    const correction = findProblem(allRules, candidate) === undefined ? candidate : undefined;
    const isSmallCorrection = correction === undefined || correction === cleanText(value);
    const hint = isSmallCorrection ? '' : `: write ${correction}`;
    const message = problem.replace('$name', () => suggest?.(value) ?? '') + hint;
    issues.push({ code: 'custom', message, input: value, params: { correction } });
  });
}

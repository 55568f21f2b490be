/** Rules of values, and schemas made of them. They find what looks right and is not, such as signs that nobody sees. */
import * as z from 'zod';

/** Problems of a value, in words that follow it, and what has them. In the words, $& stands for what a pattern finds. */
export type Rules = Readonly<Record<string, RegExp | ((value: string) => boolean)>>;

/** What a pattern does not match. */
export const not = (pattern: RegExp) => (value: string) => !pattern.test(value);

/** The problem of a value that breaks a rule. */
export function findProblem(rules: Rules | Map<string, Rules[string]>, value: string) {
  for (const [problem, wrong] of rules instanceof Map ? rules : Object.entries(rules)) {
    const isWrong = wrong instanceof RegExp ? value.search(wrong) >= 0 : wrong(value);
    if (isWrong)
      return problem.replace(
        '$&',
        () => (wrong instanceof RegExp && value.match(wrong)?.[0]) || '',
      );
  }
  return undefined;
}

/** Spaces other than the ordinary one, and line breaks. */
export const ODD_SPACE = /[\t\n\r]|(?! )\p{Z}/gu;

/**
 * Invisible characters break search, sorting, line breaks and text direction. Joiners are legitimate in the scripts of
 * India and in emoji; variation selectors in emoji. Emoji that are newer than Node.js have no category yet.
 */
export const UNSEEN =
  /(?![\u200C\u200D\uFE0E\uFE0F\p{Extended_Pictographic}])[\p{C}\p{DI}]|(?<![\u0900-\u0DFF\uFE0F\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|(?<!\p{Emoji})[\uFE0E\uFE0F]/gu;

/** A text with ordinary, single spaces and without invisible characters. */
export const tidy = (text: string): string =>
  text.replace(ODD_SPACE, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim();

const something: Rules = {
  'says nothing': /^(\s*|n\/?a|n\.a\.?|nil|none|null|undefined|tb[acd]|x{2,}|[-–—.…?_~*]+)$/i,
};

/** The rules of what is written, whatever its form. */
export const writing: Rules = {
  'holds $& where a program has lost letters: type them again':
    /\uFFFD|\?{3,}|□{2,}|[ÃÂ][\u0080-\u00BF]|â€|à[¤¥]/,
  'holds $&, which would be shown as it is: write plain text':
    /<\/?[a-z][^<>@]*>|<!--|&(#\d+|#x[\da-f]+|[a-z]+\d*);|\*\*|\[[^\]]*\]\([^)]*\)/i,
  'holds another space: type an ordinary space': ODD_SPACE,
  'holds a sign that nobody sees: take it out': UNSEEN,
  'holds a letter of another alphabet in $&: type it anew':
    /\S*(\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin})\S*/u,
  'holds the vowel sign $& without its letter: type the syllable anew':
    /(?<![\u0900-\u097F\u200C\u200D])[\u0900-\u0903\u093A-\u094F\u0955-\u0957\u0962\u0963]/u,
};

/** The rules of all values but Markdown. */
const ALWAYS: Rules = {
  ...something,
  'holds a line break or an empty line: write one paragraph': /[\r\n]/,
  'is an error of the spreadsheet: type the lost value again':
    /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#+)$/,
  ...writing,
  'starts or ends with a space: take it out': /^ | $/,
};

interface SchemaOptions {
  /** Writes a value in the form that its field wants, if it has only one reading; else as it is. */
  mend?: (value: string) => string;
  /** What $name stands for in a problem. */
  suggest?: (value: string) => string;
  mayBeBlank?: boolean;
  /** Whether its lines stay lines; lib/content/page-rules.ts has the rules of what they hold. */
  isMarkdown?: boolean;
}

/**
 * A text with rules; only the first broken one is reported. If the value has only one reading, the issue has it as
 * `write`, for `npm run content:check -- --fix`.
 */
export function createSchema(rules: Rules, options: SchemaOptions = {}) {
  const { mend = (value) => value, suggest, mayBeBlank = false, isMarkdown = false } = options;
  // A map, because a records file has very many values.
  const all = new Map(Object.entries({ ...(isMarkdown ? something : ALWAYS), ...rules }));
  return z.string().check(({ value, issues }) => {
    const problem = mayBeBlank && value === '' ? undefined : findProblem(all, value);
    if (problem === undefined) return;
    const mended = isMarkdown ? value : mend(tidy(value));
    const write = findProblem(all, mended) === undefined ? mended : undefined;
    const hint = write === undefined || write === tidy(value) ? '' : `: write ${write}`;
    const message = problem.replace('$name', () => suggest?.(value) ?? '') + hint;
    issues.push({ code: 'custom', message, input: value, params: { write } });
  });
}

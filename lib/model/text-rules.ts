/** Rules of all texts: they find what looks right and is not, such as signs that nobody sees. */

/** The problem of a value, in words that follow it; undefined for a valid one. */
export type Rule = (value: string) => string | undefined;

/** The first problem that rules find. */
export function findProblem(rules: readonly Rule[], value: string): string | undefined {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Spaces other than the ordinary one, and line breaks. */
const ODD_SPACE = /[\t\n\r]|(?! )\p{Z}/u;

/**
 * Invisible characters break search, sorting, line breaks and text direction. Joiners are legitimate in the scripts of
 * India and in emoji; variation selectors in emoji. Emoji that are newer than Node.js have no category yet.
 */
const UNSEEN =
  /(?![\u200C\u200D\uFE0E\uFE0F\p{Extended_Pictographic}])[\p{C}\p{DI}]|(?<![\u0900-\u0DFF\uFE0F\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|(?<!\p{Emoji})[\uFE0E\uFE0F]/u;

const replaceAll = (text: string, { source }: RegExp, other: string) =>
  text.replace(new RegExp(source, 'gu'), other);

/** A text with ordinary, single spaces and without invisible characters. */
export const tidy = (text: string): string =>
  replaceAll(replaceAll(text, ODD_SPACE, ' '), UNSEEN, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** What no text may hold, and what to do about it. */
const MISTAKES: readonly [pattern: RegExp, describe: (found: string, place: string) => string][] = [
  [
    /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#+)$/,
    () => 'is an error of the spreadsheet: type the lost value again',
  ],
  [/\uFFFD|\?{3,}|□{2,}/, (found) => `holds ${found} where letters were lost: type them again`],
  [
    /[ÃÂ][\u0080-\u00BF]|â€|à[¤¥]/,
    (found) => `holds ${found}, letters that a program has read wrongly: type them again`,
  ],
  [
    /<\/?[a-z][^<>@]*>|<!--|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i,
    (found) => `holds ${found}, which would be shown as it is: write plain text`,
  ],
  [
    /\*\*|\[[^\]]*\]\([^)]*\)/,
    (found) => `holds ${found}, a sign of Markdown, which would be shown as it is: take it out`,
  ],
  [ODD_SPACE, (_, place) => `holds another space ${place}: type an ordinary space`],
  [UNSEEN, (_, place) => `holds a sign that nobody sees ${place}: take it out`],
  [
    /(?<=\p{sc=Latin})[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}](?=\p{sc=Latin})/u,
    (found, place) => `holds ${found} ${place}, a letter of another alphabet: type it anew`,
  ],
  [
    /(?<![\u0900-\u097F\u200C\u200D])[\u0900-\u0903\u093A-\u094F\u0955-\u0957\u0962\u0963]/u,
    (_, place) => `holds a lone vowel sign ${place}: type the syllable anew`,
  ],
];

/** The problem of any kind of text. */
export const findTextProblem: Rule = (value) => {
  for (const [pattern, describe] of MISTAKES) {
    const match = pattern.exec(value);
    if (!match) continue;
    const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const before = [...value.slice(0, match.index)].length;
    return describe(match[0], `(U+${code}) at character ${before + 1}`);
  }
  return undefined;
};

/** The problem of a wrong placeholder. */
export const findPlaceholderProblem: Rule = (value) => {
  const found = (value.match(/\$?\{+[^{}]*\}+|\$?\{|\}|\[(?:brand|year)\]/gi) ?? []).find(
    (place) => place !== '{brand}' && place !== '{year}',
  );
  if (found === undefined) return undefined;
  const meant = /brand|year/i.exec(found)?.[0].toLowerCase();
  return `holds ${found}, which stands for nothing: write ${meant ? `{${meant}}` : '{brand} or {year}, or leave the braces out'}`;
};

/** Fills in the placeholders of a text. */
export const fillIn = (text: string, values: { brand: string; year: number }): string =>
  text.replace(/\{(?:brand|year)\}/g, (place) =>
    String(place === '{brand}' ? values.brand : values.year),
  );

/** The problem of a blank value, or of one that people write instead of a blank. What to do depends on its field. */
export const findNothingProblem: Rule = (value) => {
  if (value.trim() === '') return 'is blank';
  return /^(n\/?a|n\.a\.?|nil|none|null|undefined|tb[acd]|x{2,}|[-–—.…?_~*]+)$/i.test(value)
    ? 'says nothing'
    : undefined;
};

/** The problem of quotes that would be shown, or are not closed. */
export const findQuotesProblem: Rule = (value) => {
  const begins = /^["'“”„«‘]/.test(value);
  const ends = /["'”“»]$|^‘.*’$/.test(value);
  if (begins && ends && !/["“”„«»]/.test(value.slice(1, -1)))
    return 'is in quotes, which would be shown: take them out';
  const isHalf =
    value.split('"').length % 2 === 0 ||
    (begins && !/["'”’“»]/.test(value.slice(1))) ||
    /\s['‘](?=\p{L})[^'’]*$/u.test(value) ||
    (/["'”]$/.test(value) && !/["'“”„‘]/.test(value.slice(0, -1)));
  return isHalf ? 'has a quote without its other half: take it out' : undefined;
};

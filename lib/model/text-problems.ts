/**
 * Finds problems in texts that may look right: invisible characters, lost letters, letters of another script, and
 * leftovers of programs.
 */

const formatCodePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The position of a match in characters, counted from 1. */
const getPlace = (value: string, index: number) => [...value.slice(0, index)].length + 1;

/**
 * Invisible characters break search, sorting, line breaks and text direction, and XML parsers stop at non-characters.
 * Joiners are legitimate in the scripts of India and in emoji; variation selectors in emoji.
 */
const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u2800\uFFF9-\uFFFB]|(?! )\p{Zs}|(?![\u200C\u200D\uFE0E\uFE0F])\p{DI}|(?<![\u0900-\u0DFF\uFE0F\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|(?<!\p{Emoji})[\uFE0E\uFE0F]/u;

/** Their names; the first match counts. */
const UNSEEN_NAMES: readonly [pattern: RegExp, name: string][] = [
  [/\t/, 'a tab'],
  [/[\n\r\p{Zl}\p{Zp}]/u, 'a line break'],
  [/\p{Cc}/u, 'a control character'],
  [/\p{Co}/u, 'a sign of one font alone'],
  [/\p{Cs}/u, 'half of a character'],
  [/\p{NChar}/u, 'a code that is no character'],
  [/[\u00A0\u202F]/, 'a no-break space'],
  [/\p{Zs}/u, 'a space of another width'],
  [/\u00AD/, 'a soft hyphen'],
  [/\p{Bidi_C}/u, 'a mark of writing direction'],
  [/\p{VS}/u, 'a variation selector'],
  [/[\u115F\u1160\u3164\uFFA0]/, 'a filler of Korean letters'],
  [/\u2800/, 'a blank of Braille'],
  [/[\uFFF9-\uFFFB]/, 'a mark of annotation'],
];

function findUnseenProblem(value: string): string | undefined {
  const match = UNSEEN.exec(value);
  if (!match) return undefined;
  const [character] = match;
  const name =
    UNSEEN_NAMES.find(([pattern]) => pattern.test(character))?.[1] ?? 'a character without width';
  const place = `at character ${getPlace(value, match.index)}`;
  return `holds ${name} (${formatCodePoint(character)}) ${place}, which nobody sees: take it out`;
}

/** Letters of other scripts, dashes and digits that look like ASCII ones; each stands below its double. */
const DOUBLES = [
  'ABEKMHOPCTYXaeopcyxiABEZHIKMNOPTYXo------0123456789//',
  'АВЕКМНОРСТУХаеорсухіΑΒΕΖΗΙΚΜΝΟΡΤΥΧο‐‑‒–—−०१२३४५६७८९⁄∕',
] as const;

/** ASCII letters that look like digits. */
const DIGIT_DOUBLES = ['00111', 'OolI|'] as const;

const toMap = ([plain, doubles]: readonly [string, string]) =>
  new Map([...doubles].map((double, index) => [double, plain[index] ?? double]));

const LOOK_ALIKES = toMap(DOUBLES);
const DIGIT_LOOK_ALIKES = new Map([...LOOK_ALIKES, ...toMap(DIGIT_DOUBLES)]);

const MIXED_SCRIPTS =
  /(?<=\p{sc=Latin})[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}](?=\p{sc=Latin})/u;

function findMixedScriptProblem(value: string): string | undefined {
  const match = MIXED_SCRIPTS.exec(value);
  if (!match) return undefined;
  const [letter] = match;
  const place = `at character ${getPlace(value, match.index)}`;
  return `holds ${letter} (${formatCodePoint(letter)}) ${place}, a letter of another script: type ${LOOK_ALIKES.get(letter) ?? 'it'} anew`;
}

/** Leftovers of programs in a text, and the problem of each. */
const LEFTOVERS: readonly [pattern: RegExp, problem: (found: string) => string][] = [
  [
    /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#+)$/,
    (found) => `is an error of the spreadsheet: ${found} stands where a value was lost`,
  ],
  [/\uFFFD|\?{3,}|□{2,}/, (found) => `holds ${found} where letters were lost: type them again`],
  [
    /[ÃÂ][\u0080-\u00BF]|â€|à[¤¥]/,
    (found) => `holds ${found}, letters that a program has read wrongly: type them again`,
  ],
  [/<\/?[a-z][^<>@]*>|<!--/i, (found) => `holds ${found}, which would be shown as it stands`],
  [
    /&(#\d+|#x[\da-f]+|[a-z]+\d*);/i,
    (found) => `holds ${found}, which would be shown as it stands: write the character itself`,
  ],
];

function findLeftoverProblem(value: string): string | undefined {
  for (const [pattern, problem] of LEFTOVERS) {
    const match = pattern.exec(value);
    if (match) return problem(match[0]);
  }
  return undefined;
}

/** The placeholders of a text. */
const PLACES = /\{(?:brand|year)\}/g;

/** The problem of a wrong placeholder. */
export function findPlaceholderProblem(value: string): string | undefined {
  const [found] = (value.match(/\$?\{+[^{}]*\}+|\$?\{|\}|\[(?:brand|year)\]/gi) ?? []).filter(
    (place) => place !== '{brand}' && place !== '{year}',
  );
  if (found === undefined) return undefined;
  const meant = /brand|year/i.exec(found)?.[0].toLowerCase();
  return `holds ${found}, which stands for nothing: write ${meant ? `{${meant}}` : '{brand} or {year}, or leave the braces out'}`;
}

/** Fills in the placeholders of a text. */
export const fillIn = (text: string, values: { brand: string; year: number }): string =>
  text.replace(PLACES, (place) => String(place === '{brand}' ? values.brand : values.year));

/** What people write instead of leaving a text out. */
const NOTHING = /^(n\/?a|n\.a\.?|nil|none|null|undefined|tb[acd]|x{2,}|[-–—.…?_~*]+)$/i;

/** The problem of a text that says nothing. */
export const findNothingProblem = (value: string): string | undefined =>
  NOTHING.test(value) ? 'stands for nothing: leave it out, or write what is meant' : undefined;

/** The problem of repeated spaces in a name, by which a search would not find it. */
export function findSpacingProblem(value: string): string | undefined {
  const match = / {2,}/.exec(value);
  if (!match) return undefined;
  return `holds ${match[0].length} spaces in a row at character ${getPlace(value, match.index)}: leave one`;
}

/** The problem of quotes that would be shown, or are not closed. */
export function findQuotesProblem(value: string): string | undefined {
  const isBegun = /^["'“”„«‘]/.test(value);
  const isEnded = /["'”“»]$|^‘.*’$/.test(value);
  if (isBegun && isEnded && !/["“”„«»]/.test(value.slice(1, -1)))
    return `stands in ${value.at(0)} ${value.at(-1)}, which would be shown: take them out`;
  const count = (mark: string) => value.split(mark).length - 1;
  if (isBegun && !/["'”’“»]/.test(value.slice(1)))
    return `begins with ${value.at(0)}, and no quote ends it: take it out`;
  if (/["'”]$/.test(value) && !/["'“”„‘]/.test(value.slice(0, -1)))
    return `ends with ${value.at(-1)}, and no quote begins it: take it out`;
  return count('"') % 2 === 1 ? 'holds a quote (") without its other half' : undefined;
}

/** The problem of any kind of text, in words that follow it; undefined for a valid one. */
export const findTextProblem = (value: string): string | undefined =>
  findLeftoverProblem(value) ?? findUnseenProblem(value) ?? findMixedScriptProblem(value);

/**
 * Names the character that only looks right, if it is the cause of a problem.
 *
 * @param isRight whether a value is valid
 * @returns words that follow the problem, or an empty text
 */
export function lookAlikeHint(value: string, isRight: (plain: string) => boolean): string {
  const characters = [...value];
  for (const doubles of [LOOK_ALIKES, DIGIT_LOOK_ALIKES]) {
    const plain = characters.map((character) => doubles.get(character) ?? character);
    const index = characters.findIndex((character, at) => character !== plain[at]);
    const character = characters[index];
    if (character === undefined || !isRight(plain.join(''))) continue;
    return `; character ${index + 1} is ${character} (${formatCodePoint(character)}), write ${plain[index]}`;
  }
  return '';
}

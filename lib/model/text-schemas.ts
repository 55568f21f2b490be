/** The schemas of texts: of all, by rules, and of those that people read, in one language or in both. */
import * as z from 'zod';
import { showInvisibleCharacters, STRAY_CHARACTER } from './invisible-characters';

/** A rule for a text: a pattern that it must not contain, or a shape that it must match. */
export interface Rule {
  /** What is wrong with a text that breaks the rule. In it, $& stands for what the pattern has found. */
  problem: string;
  pattern?: RegExp;
  /** The editor's form checks the first rule with a shape at the field. */
  shape?: RegExp;
}

/** The problem of the first rule that a text breaks, and the position in the text; undefined if it breaks none. */
export function findTextProblem(rules: readonly Rule[], text: string) {
  for (const { problem, pattern, shape } of rules) {
    const found = pattern?.exec(text);
    if (found)
      return {
        problem: problem.replace('$&', () => showInvisibleCharacters(found[0])),
        index: found.index,
      };
    if (shape?.test(text) === false) return { problem, index: 0 };
  }
  return undefined;
}

export const limitLength = (length: number): Rule => ({
  problem: `has more than ${length} letters`,
  pattern: new RegExp(`^.{${length + 1}}`, 'su'),
});

const SIGNS = String.raw`[\p{P}\p{Sm}\p{Sk}\s]*`;

/** The rule against what people and programs write instead of a text, such as n/a. A path may be / alone. */
export const fillerTextRule: Rule = {
  problem: 'says nothing: write what people are to read',
  pattern: new RegExp(
    String.raw`^(?!/$)${SIGNS}(n\W*a|nil|none|null|undefined|unknown|tb[acdn]|not (applicable|available|known)|to be filled|untitled|test|asdf\w*|x{3,}|(?<=#)(div/0|name|num|ref|value))?${SIGNS}$`,
    'iu',
  ),
};

/** The rules for all values, Markdown too. They come first, because people cannot see what is wrong. */
const characterRules: readonly Rule[] = [
  { problem: 'holds a tab: write a space', pattern: /\t/ },
  {
    problem: 'holds a control character, or a letter that is not saved in UTF-8',
    pattern: /(?!\n)[\p{Cc}\p{Co}\p{Cs}\uFFFD]|[ÂÃâà](?=[^\0-\x7F\p{L}])|Â(?=\s)/u,
  },
  {
    problem: 'holds $&, which shows nothing: delete it, or type these words again',
    pattern: STRAY_CHARACTER,
  },
];

/** The rules for all texts that people read, Markdown too. */
export const wordingRules: readonly Rule[] = [
  {
    problem: 'holds braces that stand for nothing: there are {brand} and {year}',
    pattern: /\{(?!(brand|year)\})|(?<!\{(brand|year))\}|\[(brand|year)\]/,
  },
  { problem: 'holds ????, which stands for letters that were lost', pattern: /\?{4}/ },
  {
    problem: 'holds a word of more than 50 letters, for which no screen has room',
    pattern: /[\p{L}\p{M}\p{N}]{51}/u,
  },
  { problem: 'holds $&, which is no text of the council', pattern: /lorem ipsum|(\S)\1{9,}/iu },
];

/** The rules for all texts that people read and that are not Markdown. */
const plainTextRules: readonly Rule[] = [
  ...wordingRules,
  { problem: 'holds a line break: write one paragraph', pattern: /^[^]*\n/ },
  {
    problem: 'holds $&, which is shown as it is: write plain text',
    pattern: /<\/?[a-z][^<>@]*>|<!--|&(#\w+|[a-z]+);|\\[ntu]|\*\*|\[[^\]]*\]\([^)]*\)/i,
  },
  {
    problem: 'is the name of a file: write what people are to read',
    pattern:
      /^(.+\.(docx?|gif|heic|jpe?g|mp4|pdf|png|webp|xlsx?)|(dscn?|image|img|p(?=\d{7})|photo|picture|pxl|screenshot|whatsapp image)[-_\d\s.:()]*((at|hdr|wa)[-_\d\s.:]*)?(\.\w+)?)$/i,
  },
  {
    problem: 'is a value of a program: write what people are to read',
    pattern: /^(true|false|0|=.*)$/i,
  },
  {
    problem: 'begins with a bullet, which the page adds itself',
    pattern: /^([•●▪◦‣]|[-–—*]\s)/,
  },
];

export const shortTextRules: readonly Rule[] = [...plainTextRules, limitLength(100)];

/** The rule for names of people. By mistake, identity and mobile numbers are sometimes typed there. */
export const personNameRule: Rule = {
  problem: 'holds $&, which no name has',
  pattern: /[\p{Nd}\p{ExtPict}@;_*#]/u,
};

/** Creates the schema of a text with rules. It reports only the first broken rule. */
export function createTextSchema(ownRules: readonly Rule[], { mayBeBlank = false } = {}) {
  const rules = [...characterRules, ...ownRules, fillerTextRule];
  const schema = z.string().check(({ value, issues }) => {
    const found = mayBeBlank && value === '' ? undefined : findTextProblem(rules, value);
    if (!found) return;
    const { problem, index } = found;
    issues.push({ code: 'custom', message: problem, params: { index }, input: value });
  });
  const { shape, problem } = ownRules.find((rule) => rule.shape) ?? {};
  return schema.meta({ rule: shape && [String(shape), problem] });
}

/** A name, or another short text without a translation. */
export const shortTextSchema = createTextSchema(shortTextRules);

const noHindiRule: Rule = {
  problem: 'holds Hindi: write it in the field for Hindi',
  pattern: /\p{sc=Devanagari}/u,
};

/** Also accepts texts without letters, apart from placeholders. */
const hindiRule: Rule = {
  problem: 'holds no Hindi',
  shape: /^(\{\w+\}|\P{L})*$|\p{sc=Devanagari}/u,
};

const createTranslatedSchema = (ownRules: readonly Rule[]) =>
  z.strictObject({
    en: createTextSchema([...ownRules, noHindiRule]).meta({ title: 'in English' }),
    hi: createTextSchema([...ownRules, hindiRule])
      .meta({ title: 'in Hindi' })
      .optional(),
  });

/** A text in each language. If the Hindi text is missing, Hindi pages show the English one. */
export const translatedTextSchema = createTranslatedSchema([...plainTextRules, limitLength(200)]);

/** The name of a person, who may have none in Hindi. */
export const personNameSchema = createTranslatedSchema([...shortTextRules, personNameRule]);

/** A name from which an address is made. It has a limit, because hosts limit the length of file names. */
export const translatedUrlNameSchema = createTranslatedSchema([
  ...plainTextRules,
  {
    problem: 'needs a letter, and at most 50, for its address',
    shape: /^(?=.*\p{L}).{1,50}$/u,
  },
]);

/** A text of several sentences. */
export const translatedParagraphSchema = createTranslatedSchema([
  ...plainTextRules,
  limitLength(2000),
]).meta({ isLong: true });

/** Markdown of many lines, which lib/content/page-rules.ts checks. */
export const translatedMarkdownSchema = createTranslatedSchema([]).meta({ isMarkdown: true });

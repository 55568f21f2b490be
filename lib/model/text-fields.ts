import * as z from 'zod';
import { createTextSchema, doesNotMatch, type Rules } from './rules';

/** The rules for all texts. */
export const textRules: Rules = {
  'holds braces that stand for nothing: there are {brand} and {year}':
    /\{(?!(brand|year)\})|(?<!\{(brand|year))\}/,
};

export const nameRules: Rules = { ...textRules, 'has more than 100 letters': /^.{101}/u };

/** A name, or another short text without a translation. */
export const nameSchema = createTextSchema(nameRules);

/** The rule for names of people. By mistake, identity and mobile numbers are sometimes typed there. */
export const noDigitRules: Rules = { 'holds a digit, and is a name': /\p{Nd}/u };

export const personNameSchema = createTextSchema({ ...nameRules, ...noDigitRules });

/** The short name of the council, which {brand} in a text stands for. */
export const brandSchema = createTextSchema({
  ...nameRules,
  'holds a placeholder, and is what {brand} stands for': /[{}]/,
});

const noHindiRules: Rules = { 'holds Hindi, which belongs behind hi:': /\p{sc=Devanagari}/u };

/** Also accepts texts without letters, apart from placeholders. */
const hindiRules: Rules = {
  'holds no Hindi': doesNotMatch(/^(\{\w+\}|\P{L})*$|\p{sc=Devanagari}/u),
};

const englishTextRules: Rules = { ...textRules, ...noHindiRules };

const createTranslatedSchema = (
  en: z.ZodString,
  hi: z.ZodString = createTextSchema({ ...textRules, ...hindiRules }),
) =>
  z.strictObject({
    en: en.meta({ title: 'in English' }),
    hi: hi.meta({ title: 'in Hindi' }).optional(),
  });

/** A text in each language. If the Hindi text is missing, Hindi pages show the English one. */
export const textSchema = createTranslatedSchema(createTextSchema(englishTextRules));

/** A name from which an address is made. It has a limit, because hosts limit the length of file names. */
export const urlNameSchema = createTranslatedSchema(
  createTextSchema({
    ...englishTextRules,
    'needs a letter, and at most 50, for its address': doesNotMatch(/^(?=.*\p{L}).{1,50}$/u),
  }),
);

/** A text of several sentences. */
export const paragraphSchema = textSchema.meta({ isLong: true });

/** Markdown of many lines. */
export const markdownSchema = createTranslatedSchema(
  createTextSchema(noHindiRules, { isMarkdown: true }),
  createTextSchema(hindiRules, { isMarkdown: true }),
).meta({ isMarkdown: true });

/** The problem text for an empty list that must have entries. */
export const EMPTY_LIST_PROBLEM = 'is empty: the site needs one entry at least';

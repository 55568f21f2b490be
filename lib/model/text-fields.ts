import * as z from 'zod';
import { createSchema, not, type Rules } from './rules';

export const placeholders: Rules = {
  'holds $&, which stands for nothing: write {brand} or {year}, or leave the braces out':
    /\S*(\$\{|\{(?!(brand|year)\}(?!\}))|(?<!\{(brand|year))\}|\[([Bb]rand|[Yy]ear)\])\S*/,
};

/** The rules of all texts. */
const wording: Rules = {
  ...placeholders,
  'is in quotes, which would be shown: take them out': /^["'“”„«][^"“”„«»]*["'”“»]$|^‘[^"“”„«»]*’$/,
  'has a quote without its other half: take it out':
    /^["'“”„«‘][^"'”’“»]*$|\s['‘](?=\p{L})[^'’]*$|^[^"'“”„‘]*["'”]$|^[^"]*"([^"]*"[^"]*")*[^"]*$/u,
};

/** The rules of names. A search would not find one with two spaces. */
export const naming: Rules = {
  ...wording,
  'holds two spaces in a row: leave one': / {2}/,
  'has more than 100 letters': /^.{101}/u,
};

/** A name, or another short text that is not translated. */
export const nameSchema = createSchema(naming);

/** The rule of people's names: identity and mobile numbers get into their column. */
export const noDigits: Rules = { 'holds a digit, and is a name: take the number out': /\p{Nd}/u };

export const personNameSchema = createSchema({ ...naming, ...noDigits });

/** The short name of the council, which {brand} in a text stands for. */
export const brandSchema = createSchema({
  ...naming,
  'holds a placeholder, and is what {brand} stands for: write the name': /[{}]/,
});

const noHindi: Rules = {
  'holds Hindi letters: write it in English, and the Hindi behind hi:': /\p{sc=Devanagari}/u,
};

const someHindi: Rules = {
  'holds no Hindi: write it in Hindi, or leave the line out': not(
    /^(\{\w+\}|\P{L})*$|\p{sc=Devanagari}/u,
  ),
};

const english: Rules = { ...wording, ...noHindi };

const createLanguagesSchema = (
  en: z.ZodString,
  hi: z.ZodString = createSchema({ ...wording, ...someHindi }),
) =>
  z.strictObject({
    en: en.meta({ title: 'in English' }),
    hi: hi.meta({ title: 'in Hindi' }).optional(),
  });

/** A text in each language. Without Hindi, the English is shown. */
export const textSchema = createLanguagesSchema(createSchema(english));

/** The same, but the English may be blank. */
export const textOrBlankSchema = createLanguagesSchema(createSchema(english, { mayBeBlank: true }));

/** A name of which an address is made; hosts limit the length of file names and rules. */
export const addressableSchema = createLanguagesSchema(
  createSchema({
    ...english,
    'needs a letter, and at most 50, for its address': not(/^(?=.*\p{L}).{1,50}$/u),
  }),
);

/** A text of several sentences. */
export const paragraphSchema = textSchema.meta({ isLong: true });

/** Markdown of many lines. */
export const markdownSchema = createLanguagesSchema(
  createSchema(noHindi, { isMarkdown: true }),
  createSchema(someHindi, { isMarkdown: true }),
).meta({ isMarkdown: true });

/** The problem of an empty list that pages need. */
export const NEEDED = 'is empty: the site needs one entry at least';

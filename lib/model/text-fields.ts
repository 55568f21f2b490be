import * as z from 'zod';
import { createSchema, demand, refuse } from './rules';

export const placeholders = refuse({
  'holds $&, which stands for nothing: write {brand} or {year}, or leave the braces out':
    /\S*(\$\{|\{(?!(brand|year)\}(?!\}))|(?<!\{(brand|year))\}|\[([Bb]rand|[Yy]ear)\])\S*/,
});

/** The rules of all texts. */
const wording = [
  ...placeholders,
  ...refuse({
    'is in quotes, which would be shown: take them out':
      /^["'“”„«][^"“”„«»]*["'”“»]$|^‘[^"“”„«»]*’$/,
    'has a quote without its other half: take it out':
      /^["'“”„«‘][^"'”’“»]*$|\s['‘](?=\p{L})[^'’]*$|^[^"'“”„‘]*["'”]$|^[^"]*"([^"]*"[^"]*")*[^"]*$/u,
  }),
];

/** The rules of names. A search would not find one with two spaces. */
export const naming = [
  ...wording,
  ...refuse({
    'holds two spaces in a row: leave one': / {2}/,
    'has more than 100 letters': /^.{101}/u,
  }),
];

/** A name, or another short text that is not translated. */
export const nameSchema = createSchema(naming);

/** Identity and mobile numbers get into the column of names. */
export const noDigits = refuse({ 'holds a digit, and is a name: take the number out': /\p{Nd}/u });

export const personNameSchema = createSchema([...naming, ...noDigits]);

/** The short name of the council, which {brand} in a text stands for. */
export const brandSchema = createSchema([
  ...naming,
  ...refuse({ 'holds a placeholder, and is what {brand} stands for: write the name': /[{}]/ }),
]);

const noHindi = refuse({
  'holds Hindi letters: write it in English, and the Hindi behind hi:': /\p{sc=Devanagari}/u,
});

const someHindi = demand({
  'holds no Hindi: write it in Hindi, or leave the line out':
    /^(\{\w+\}|\P{L})*$|\p{sc=Devanagari}/u,
});

const english = [...wording, ...noHindi];

const createLanguagesSchema = (
  en: z.ZodString,
  hi: z.ZodString = createSchema([...wording, ...someHindi]),
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
  createSchema([
    ...english,
    ...demand({ 'needs a letter, and at most 50, for its address': /^(?=.*\p{L}).{1,50}$/u }),
  ]),
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

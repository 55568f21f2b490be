import * as z from 'zod';
import { createSchema, demand, refuse, requirePattern, type Rule } from './rules';

/** The rules of all texts. */
const wording: readonly Rule[] = [
  refuse(
    /\S*(\$\{|\{(?!(brand|year)\}(?!\}))|(?<!\{(brand|year))\}|\[([Bb]rand|[Yy]ear)\])\S*/,
    'holds $&, which stands for nothing: write {brand} or {year}, or leave the braces out',
  ),
  refuse(
    /^["'“”„«][^"“”„«»]*["'”“»]$|^‘[^"“”„«»]*’$/,
    'is in quotes, which would be shown: take them out',
  ),
  refuse(
    /^["'“”„«‘][^"'”’“»]*$|\s['‘](?=\p{L})[^'’]*$|^[^"'“”„‘]*["'”]$/u,
    'has a quote without its other half: take it out',
  ),
  demand(
    (value) => value.split('"').length % 2 === 1,
    'has a quote without its other half: take it out',
  ),
];

/** The rules of names. A search would not find one with two spaces. */
export const naming: readonly Rule[] = [
  ...wording,
  refuse(/ {2}/, 'holds two spaces in a row: leave one'),
  refuse(/^.{101}/u, 'has more than 100 letters'),
];

/** A name, or another short text that is not translated. */
export const nameSchema = createSchema(naming);

/** Identity and mobile numbers get into the column of names. */
export const NO_DIGITS = refuse(/\p{Nd}/u, 'holds a digit, and is a name: take the number out');

export const personNameSchema = createSchema([...naming, NO_DIGITS]);

/** The short name of the council, which {brand} in a text stands for. */
export const brandSchema = createSchema([
  ...naming,
  refuse(/[{}]/, 'holds a placeholder, and is what {brand} stands for: write the name'),
]);

const english: readonly Rule[] = [
  ...wording,
  refuse(
    /\p{sc=Devanagari}/u,
    'holds Hindi letters: write it in English, and the Hindi behind hi:',
  ),
];

const hindiSchema = createSchema([
  ...wording,
  requirePattern(
    /^(\{\w+\}|\P{L})*$|\p{sc=Devanagari}/u,
    'holds no Hindi: write it in Hindi, or leave the line out',
  ),
]);

const createLanguagesSchema = (rules: readonly Rule[] = [], mayBeBlank = false) =>
  z.strictObject({
    en: createSchema([...english, ...rules], { mayBeBlank }).meta({ title: 'in English' }),
    hi: hindiSchema.meta({ title: 'in Hindi' }).optional(),
  });

/** A text in each language. Without Hindi, the English is shown. */
export const textSchema = createLanguagesSchema();

/** The same, but the English may be blank. */
export const textOrBlankSchema = createLanguagesSchema([], true);

/** A name of which an address is made; hosts limit the length of file names and rules. */
export const addressableSchema = createLanguagesSchema([
  requirePattern(/\p{L}/u, 'has no letter that an address can be made of'),
  refuse(/^.{51}/u, 'has more than 50 letters; its address has no room for them'),
]);

/** A text whose card has room for this many characters; a longer one gets a warning. */
export const createTextSchema = (room: number) => textSchema.meta({ room });

/** The problem of an empty list that pages need. */
export const NEEDED = 'is empty: the site needs one entry at least';

/** A text of several sentences. */
export const paragraphSchema = textSchema.meta({ isLong: true });

/** A paragraph with room for this many characters. */
export const createParagraphSchema = (room: number) => paragraphSchema.meta({ room });

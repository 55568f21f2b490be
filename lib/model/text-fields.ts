import * as z from 'zod';
import { allowBlank, createSchema, demand, limitLength, requirePattern } from './create-schema';
import {
  findNothingProblem,
  findPlaceholderProblem,
  findQuotesProblem,
  findTextProblem,
  type Rule,
} from './text-rules';

/** The rules of all texts. */
const wording: readonly Rule[] = [
  findNothingProblem,
  demand(
    (value) => !value.includes('\n'),
    'holds an empty line, or lines that begin further to the right: a text is one paragraph',
  ),
  findTextProblem,
  findPlaceholderProblem,
  demand((value) => value.trim() === value, 'starts or ends with a space: take it out'),
  findQuotesProblem,
];

/** A search would not find a name with two spaces. */
const findSpacingProblem = requirePattern(/^(?!.* {2})/, 'holds two spaces in a row: leave one');

export const naming: readonly Rule[] = [...wording, findSpacingProblem, limitLength(100, 'a name')];

/** A name, or another short text that is not translated. */
export const nameSchema = createSchema(naming);

/** Identity and mobile numbers get into the column of names. */
export const NO_DIGITS = requirePattern(
  /^\P{Nd}*$/u,
  'holds a digit, and is a name: take the number out',
);

export const personNameSchema = createSchema([...naming, NO_DIGITS]);

/** The short name of the council, which {brand} in a text stands for. */
export const brandSchema = createSchema([
  ...naming,
  requirePattern(/^[^{}]*$/, 'holds a placeholder, and is what {brand} stands for: write the name'),
]);

const english: readonly Rule[] = [
  ...wording,
  requirePattern(
    /^\P{Script=Devanagari}*$/u,
    'holds Hindi letters: write it in English, and the Hindi behind hi:',
  ),
];

const hindi: readonly Rule[] = [
  ...wording,
  demand(
    (value) =>
      !/\p{L}/u.test(value.replace(/\{\w+\}/g, '')) || /\p{Script=Devanagari}/u.test(value),
    'holds no Hindi: write it in Hindi, or leave the line out',
  ),
];

const hindiSchema = createSchema(hindi).optional();

/** A text in each language. Without Hindi, the English is shown. */
export const textSchema = z.strictObject({ en: createSchema(english), hi: hindiSchema });

/** The same, but the English may be blank. */
export const textOrBlankSchema = z.strictObject({
  en: createSchema(allowBlank(english)),
  hi: hindiSchema,
});

/** A text whose card has room for this many characters; a longer one gets a warning. */
export const createTextSchema = (room: number) => textSchema.meta({ room });

/** The problem of an empty list that pages need. */
export const NEEDED = 'is empty: the site needs one entry at least';

/** A text of several sentences. */
export const paragraphSchema = textSchema.meta({ isLong: true });

/** A paragraph with room for this many characters. */
export const createParagraphSchema = (room: number) => paragraphSchema.meta({ room });

/** The schemas of texts that people read, in one language or in both. */
import * as z from 'zod';
import {
  createTextSchema,
  doesNotMatch,
  limitLength,
  type Rules,
  type SchemaOptions,
} from './text-rules';

/** The rules for all texts, Markdown too. */
export const textRules: Rules = {
  'holds braces that stand for nothing: there are {brand} and {year}':
    /\{(?!(brand|year)\})|(?<!\{(brand|year))\}|\[(brand|year)\]/,
  'holds ????, which stands for letters that were lost': /\?{4}/,
  'holds a word of more than 50 letters, for which no screen has room': /[\p{L}\p{M}\p{N}]{51}/u,
  'holds $&, which is no text of the council': /lorem ipsum|(\S)\1{9,}/iu,
};

/** The rules for all texts that are not Markdown. */
const plainRules: Rules = {
  ...textRules,
  'is the name of a file: write what people are to read':
    /^(.+\.(docx?|gif|heic|jpe?g|mp4|pdf|png|webp|xlsx?)|(dscn?|image|img|p(?=\d{7})|photo|picture|pxl|screenshot|whatsapp image)[-_\d\s.:()]*((at|hdr|wa)[-_\d\s.:]*)?(\.\w+)?)$/i,
  'is a value of a spreadsheet: write what people are to read': /^(true|false|0|=.*)$/i,
  'begins with a bullet, which the page adds itself': /^([•●▪◦‣]|[-–—*]\s)/,
};

export const shortTextRules: Rules = { ...plainRules, ...limitLength(100) };

/** A name, or another short text without a translation. */
export const shortTextSchema = createTextSchema(shortTextRules);

/** The rule for names of people. By mistake, identity and mobile numbers are sometimes typed there. */
export const personNameRules: Rules = { 'holds $&, which no name has': /[\p{Nd}@;_]/u };

export const personNameSchema = createTextSchema({ ...shortTextRules, ...personNameRules });

/** The short name of the council, which {brand} in a text stands for. */
export const brandSchema = createTextSchema({
  ...shortTextRules,
  'holds a placeholder, and is what {brand} stands for': /[{}]/,
});

const noHindiRules: Rules = { 'holds Hindi, which belongs behind hi:': /\p{sc=Devanagari}/u };

/** Also accepts texts without letters, apart from placeholders. */
const hindiRules: Rules = {
  'holds no Hindi': doesNotMatch(/^(\{\w+\}|\P{L})*$|\p{sc=Devanagari}/u),
};

const createTranslatedSchema = (rules: Rules, options?: SchemaOptions) =>
  z.strictObject({
    en: createTextSchema({ ...rules, ...noHindiRules }, options).meta({ title: 'in English' }),
    hi: createTextSchema({ ...rules, ...hindiRules }, options)
      .meta({ title: 'in Hindi' })
      .optional(),
  });

/** A text in each language. If the Hindi text is missing, Hindi pages show the English one. */
export const translatedTextSchema = createTranslatedSchema({ ...plainRules, ...limitLength(200) });

/** A name from which an address is made. It has a limit, because hosts limit the length of file names. */
export const translatedUrlNameSchema = createTranslatedSchema({
  ...plainRules,
  'needs a letter, and at most 50, for its address': doesNotMatch(/^(?=.*\p{L}).{1,50}$/u),
});

/** A text of several sentences. */
export const translatedParagraphSchema = createTranslatedSchema({
  ...plainRules,
  ...limitLength(2000),
}).meta({ isLong: true });

/** Markdown of many lines. */
export const translatedMarkdownSchema = createTranslatedSchema({}, { isMarkdown: true }).meta({
  isMarkdown: true,
});

/** The problem text for an empty list that must have entries. */
export const EMPTY_LIST_PROBLEM = 'is empty: the site needs one entry at least';

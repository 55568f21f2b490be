import * as z from 'zod';
import { createTextSchema, doesNotMatch, type Rules } from './rules';

/** A name for a file and an address. The limit leaves room for longer names that are made from this one. */
export const fileNameSchema = createTextSchema({
  'is not a name of small letters, digits and hyphens, such as state-trials-2026':
    doesNotMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  'has more than 200 letters': /^.{201}/,
});

/** Replaces letters and signs that look like digits or hyphens, in values that have only digits and hyphens. */
export const correctDigits = (value: string) =>
  value
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[Oo]/g, '0')
    .replace(/[lI|]/g, '1')
    .replace(/\p{Pd}/gu, '-');

/** Whether a year is before the first plausible year, or more than ten years in the future. */
const isImplausibleYear = (year: number, firstYear: number) =>
  year < firstYear || year > new Date().getFullYear() + 10;

/** A year from 1850 on, before which no council was established. */
export const yearSchema = createTextSchema(
  {
    'is not a year of four digits': doesNotMatch(/^\d{4}$/),
    'is of a year that cannot be meant': (value) => isImplausibleYear(Number(value), 1850),
  },
  { correct: correctDigits },
).transform(Number);

/** A whole number that is 1 or more. */
export const wholeNumberSchema = createTextSchema(
  { 'is not a whole number, 1 or more': doesNotMatch(/^[1-9]\d{0,8}$/) },
  { correct: correctDigits },
).transform(Number);

/** Replaces the words that other programs write for true and false. */
const toTrueOrFalse = (value: string) =>
  value.replace(/^(yes|y|on|true|1)$/i, 'true').replace(/^(no|n|off|false|0)$/i, 'false');

export const trueOrFalseSchema = createTextSchema(
  { 'is neither true nor false': doesNotMatch(/^(true|false)$/) },
  { correct: toTrueOrFalse },
)
  .meta({ choices: { true: 'Yes', false: 'No' } })
  .transform((value) => value === 'true');

/** Rewrites a date in another format. It is read as year, month, day if the year is first, else as day, month, year. */
function rewriteDate(value: string, format: string): string {
  const parts = value.split(/[-/. ]/);
  if (parts.length !== 3) return value;
  if (/^\d{4}\D/.test(value)) parts.reverse();
  const [day = '', month = '', year = ''] = parts.map((part) => part.padStart(2, '0'));
  return format.replace('DD', day).replace('MM', month).replace('YYYY', year);
}

const calendarDateSchema = z.iso.date();
const toIsoFormat = (value: string) => rewriteDate(value, 'YYYY-MM-DD');

/** Creates the schema of a date that exists in the calendar, with a plausible year, in a format such as DD/MM/YYYY. */
export const createDateSchema = (format: string, firstYear: number, mayBeBlank = false) =>
  createTextSchema(
    {
      [`is not a date written ${format}`]: doesNotMatch(
        new RegExp(`^${format.replace(/[DMY]/g, '\\d')}$`),
      ),
      [`is not a date that exists, written ${format}`]: (value) =>
        !calendarDateSchema.safeParse(toIsoFormat(value)).success,
      'is of a year that cannot be meant': (value) =>
        isImplausibleYear(parseInt(toIsoFormat(value)), firstYear),
    },
    { correct: (value) => rewriteDate(correctDigits(value), format), mayBeBlank },
  ).meta({ date: format });

/** A date in the format of an Event (spec §3). */
export const slashDateSchema = createDateSchema('DD/MM/YYYY', 2000);

/** A date in the format of a NewsItem (spec §3). */
export const isoDateSchema = createDateSchema('YYYY-MM-DD', 2000);

export const emailSchema = createTextSchema(
  { 'is not an e-mail address': (value) => !z.email().safeParse(value).success },
  { correct: (value) => value.replace(/^mailto:/i, '').replace(/\p{Pd}/gu, '-') },
).meta({ title: 'E-mail' });

export const phoneSchema = createTextSchema(
  {
    'is not a phone number with its country code, such as +91 522 000 0000':
      doesNotMatch(/^\+[1-9]( ?\d){8,14}$/),
    'has not ten digits after +91, the first of which is no 0': doesNotMatch(
      /^\+(?!91)|^\+91 ?[1-9]( ?\d){9}$/,
    ),
  },
  { correct: (value) => correctDigits(value).replace(/[-.() ]+/g, ' ') },
);

/** These rules find more than a URL parser, which accepts many addresses that cannot exist. */
const webAddressRules: Rules = {
  'is not an address that starts with https://': doesNotMatch(/^https:\/\/[^/]/),
  'is an address that leads nowhere': doesNotMatch(
    /^https:\/\/([\p{L}\p{M}\d-]+\.)+[\p{L}\p{M}]{2,}(\/(?!.*\/\/)[^\s"'<>\\]*)?(?<![.,;:])$/iu,
  ),
};

export const webAddressSchema = createTextSchema(webAddressRules).meta({ title: 'Address' });

/** The address of a profile in a social network, and not of the network itself. */
export const profileAddressSchema = createTextSchema({
  ...webAddressRules,
  'leads to the network and to no profile in it': doesNotMatch(/^https:\/\/[^/]+\/./),
}).meta({ title: 'Address' });

/** A code repository, as its owner and its name. */
export const repositorySchema = createTextSchema({
  'is not an owner and a name such as council/site': doesNotMatch(/^[\w.-]+(\/[\w.-]+)+$/),
});

/** The path of a page. Another rule checks that the page exists (lib/content/cross-entry-rules.ts). */
export const pathSchema = createTextSchema({
  'is not a path such as /gallery': doesNotMatch(/^\/[a-z-]*$/),
}).meta({ title: 'Address' });

export const emojiSchema = createTextSchema({
  'is not a single emoji': doesNotMatch(/^\p{Extended_Pictographic}\uFE0F?$/u),
});

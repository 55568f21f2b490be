import * as z from 'zod';
import { createTextSchema, doesNotMatch, type Rules } from './rules';

/** A name for a file and an address. The limit leaves room for longer names that are made from this one. */
export const fileNameSchema = createTextSchema({
  'is not a name of small letters, digits and hyphens, such as state-trials-2026':
    doesNotMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  'has more than 200 letters': /^.{201}/,
});

/** Whether a year is before the first plausible year, or more than ten years in the future. */
const isImplausibleYear = (year: number, firstYear: number) =>
  year < firstYear || year > new Date().getFullYear() + 10;

/** A year from 1850 on, before which no council was established. */
export const yearSchema = createTextSchema({
  'is not a year of four digits': doesNotMatch(/^\d{4}$/),
  'is a year that cannot be meant': (value) => isImplausibleYear(Number(value), 1850),
}).transform(Number);

/** A whole number that is 1 or more. */
export const wholeNumberSchema = createTextSchema({
  'is not a whole number, 1 or more': doesNotMatch(/^[1-9]\d{0,8}$/),
}).transform(Number);

export const trueOrFalseSchema = createTextSchema({
  'is neither true nor false': doesNotMatch(/^(true|false)$/),
})
  .meta({ choices: { true: 'Yes', false: 'No' } })
  .transform((value) => value === 'true');

const calendarDateSchema = z.iso.date();

/** Creates the schema of a date that exists in the calendar, with a plausible year, in a format such as DD/MM/YYYY. */
export function createDateSchema(format: string, firstYear: number, mayBeBlank = false) {
  const toIsoDate = (value: string) =>
    format.startsWith('D') ? value.split(/[-/]/).reverse().join('-') : value;
  const rules: Rules = {
    [`is not a date written ${format}`]: doesNotMatch(
      new RegExp(`^${format.replace(/[DMY]/g, '\\d')}$`),
    ),
    'is not a date of the calendar': (value) =>
      !calendarDateSchema.safeParse(toIsoDate(value)).success,
    'is of a year that cannot be meant': (value) =>
      isImplausibleYear(parseInt(toIsoDate(value)), firstYear),
  };
  return createTextSchema(rules, { mayBeBlank }).meta({ date: format });
}

/** A date in the format of an Event (spec §3). */
export const slashDateSchema = createDateSchema('DD/MM/YYYY', 2000);

/** A date in the format of a NewsItem (spec §3). */
export const isoDateSchema = createDateSchema('YYYY-MM-DD', 2000);

export const emailSchema = createTextSchema({
  'is not an e-mail address': (value) => !z.email().safeParse(value).success,
}).meta({ title: 'E-mail' });

/** A number with its country code, or one that is free of charge, which has none. */
export const phoneSchema = createTextSchema({
  'is neither a phone number with its country code, such as +91 522 000 0000, nor a toll-free one, such as 1800 123 456':
    doesNotMatch(/^\+[1-9]([ -]?\d){8,14}$|^(1[68]\d0|0?800)([ -]?\d){4,8}$/),
  'has not ten digits after +91, the first of which is no 0': doesNotMatch(
    /^(?!\+91)|^\+91[ -]?([1-9]([ -]?\d){9}|1800([ -]?\d){7})$/,
  ),
});

/** The names of a host: at least two, the last of which is no number. */
const HOST_NAME = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** The rules for addresses of other sites. The parser alone would accept hosts that cannot exist. */
const webAddressRules: Rules = {
  'is not an address that starts with https://': doesNotMatch(/^https:\/\/[^/]/),
  'is an address that leads nowhere': (value) =>
    /[\s"<>\\]/.test(value) || !URL.canParse(value) || !HOST_NAME.test(new URL(value).hostname),
};

export const webAddressSchema = createTextSchema(webAddressRules).meta({ title: 'Address' });

/** The address of a profile in a social network, and not of the network itself. */
export const profileAddressSchema = createTextSchema({
  ...webAddressRules,
  'leads to the network and to no profile in it': (value) => {
    const { pathname, search } = new URL(value);
    return pathname + search === '/';
  },
}).meta({ title: 'Address' });

/** A code repository, as its owner and its name. */
export const repositorySchema = createTextSchema({
  'is not an owner and a name such as council/site': doesNotMatch(/^[\w.-]+(\/[\w.-]+)+$/),
});

/** The path of a page. Another rule checks that the page exists (lib/content/cross-entry-rules.ts). */
export const pathSchema = createTextSchema({
  'is not a path such as /gallery': doesNotMatch(/^\/[a-z\d-]*$/),
}).meta({ title: 'Address' });

/** An emoji may consist of several characters: a flag, a profession, a colour of skin. */
const SINGLE_EMOJI = new RegExp(
  String.raw`^(\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?)$`,
  'v',
);

export const emojiSchema = createTextSchema({
  'is not a single emoji': doesNotMatch(SINGLE_EMOJI),
});

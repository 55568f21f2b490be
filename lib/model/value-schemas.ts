/** The schemas of values that have a form of their own: names of files, numbers, dates, addresses, emojis. */
import * as z from 'zod';
import { createTextSchema, doesNotMatch, limitLength, type Rules } from './text-rules';

/** A name for a file and an address. The limit leaves room for longer names that are made from this one. */
export const fileNameSchema = createTextSchema({
  'is not a name of small letters, digits and hyphens, such as state-trials-2026':
    doesNotMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  ...limitLength(200),
});

/** A year from 1850 on, before which no council was established. */
export const yearSchema = createTextSchema({
  'is not a year from 1850 to 2099': doesNotMatch(/^(18[5-9]|19\d|20\d)\d$/),
})
  .meta({ isPast: true })
  .transform(Number);

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

/** Numbers of which either may be the month. */
const TWO_READINGS = /^(0?[1-9]|1[0-2])[-/.](?!\1[-/.])(0?[1-9]|1[0-2])[-/.]\d{4}$/;

/** Creates the schema of a date of the calendar, in a format such as DD/MM/YYYY. */
export function createDateSchema(format: string, mayBeBlank = false) {
  const toIsoDate = (value: string) =>
    format.startsWith('D') ? value.split(/[-/]/).reverse().join('-') : value;
  const pattern = new RegExp(`^${format.replace(/[DMY]/g, '\\d')}$`);
  const rules: Rules = {
    [`has two readings: write it as ${format}`]: (value) =>
      TWO_READINGS.test(value) && !pattern.test(value),
    [`is not a date written ${format}`]: doesNotMatch(pattern),
    'is not a date of the calendar': (value) =>
      !calendarDateSchema.safeParse(toIsoDate(value)).success,
    'is not of the years 1900 to 2099': (value) => !/^(19|20)/.test(toIsoDate(value)),
  };
  return createTextSchema(rules, { mayBeBlank }).meta({ date: format });
}

/** A date in the format of an Event (spec §3). */
export const slashDateSchema = createDateSchema('DD/MM/YYYY');

/** A date in the format of a NewsItem (spec §3). */
export const isoDateSchema = createDateSchema('YYYY-MM-DD').meta({ isPast: true });

export const emailSchema = createTextSchema({
  'is not an e-mail address': doesNotMatch(z.regexes.email),
}).meta({ title: 'E-mail' });

/** A number with its country code, or one that is free of charge, which has none. Indian numbers have ten digits. */
export const phoneSchema = createTextSchema({
  'is neither a phone number with its country code, such as +91 522 000 0000, nor a toll-free one, such as 1800 123 456':
    doesNotMatch(
      /^(\+91[ -]?[1-9]([ -]?\d){9}|\+(?!91)[1-9]([ -]?\d){8,14}|(\+91[ -]?)?(1[68]\d0|0?800)([ -]?\d){4,8})$/,
    ),
});

/** The names of a host: at least two, the last of which is no number. */
const HOST_NAME = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** An address of another site. The parser alone would accept hosts that cannot exist. */
export const webAddressSchema = createTextSchema({
  'is not an address that starts with https://': doesNotMatch(/^https:\/\/[^/]/),
  'is an address that leads nowhere': (value) =>
    /[\s"<>\\]/.test(value) || !URL.canParse(value) || !HOST_NAME.test(new URL(value).hostname),
}).meta({ title: 'Address' });

/** A repository on GitHub, as its owner and its name. */
export const repositorySchema = createTextSchema({
  'is not an owner and a name such as council/site': doesNotMatch(/^[\w.-]+\/[\w.-]+$/),
});

/** The path of a page. */
export const pathSchema = createTextSchema({
  'is not a path such as /gallery': doesNotMatch(/^\/[a-z\d-]*$/),
}).meta({ title: 'Address', isPath: true });

/** An emoji may consist of several characters: a flag, a profession, a colour of skin. */
const SINGLE_EMOJI = new RegExp(
  String.raw`^(\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?)$`,
  'v',
);

export const emojiSchema = createTextSchema({
  'is not a single emoji': doesNotMatch(SINGLE_EMOJI),
});

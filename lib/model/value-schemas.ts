/** The schemas of values that have a form of their own: names of files, numbers, dates, addresses. */
import * as z from 'zod';
import { toIsoDate } from '@/lib/dates/dates';
import { createTextSchema, limitLength } from './text-schemas';

/** A name for a file and an address. The limit leaves room for longer names that are made from this one. */
export const fileNameSchema = createTextSchema([
  {
    problem: 'is not a name of small letters, digits and hyphens, such as state-trials-2026',
    shape: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  },
  limitLength(200),
]);

/** A year from 1850 on, before which no council was established. */
export const yearSchema = createTextSchema([
  { problem: 'is not a year from 1850 to 2099', shape: /^(18[5-9]|19\d|20\d)\d$/ },
])
  .meta({ isPast: true })
  .transform(Number);

/** A whole number that is 1 or more. */
export const wholeNumberSchema = createTextSchema([
  { problem: 'is not a whole number, 1 or more', shape: /^[1-9]\d{0,8}$/ },
]).transform(Number);

export const trueOrFalseSchema = z
  .enum(['true', 'false'], 'is neither true nor false')
  .meta({ labels: { true: 'Yes', false: 'No' } })
  .transform((value) => value === 'true');

/** Creates the schema of a date of the calendar, in a format such as DD/MM/YYYY. */
export function createDateSchema(format: string, mayBeBlank = false) {
  const shape = format.replace(/[DMY]/g, '\\d');
  const example = format.replace('DD', '05').replace('MM', '12').replace('YYYY', '2026');
  const rules = [
    {
      problem: `has two readings: write it as ${format}`,
      // Two numbers of which either may be the month.
      pattern: new RegExp(
        `^(?!${shape}$)(0?[1-9]|1[0-2])[-/.](?!\\1[-/.])(0?[1-9]|1[0-2])[-/.]\\d{4}$`,
      ),
    },
    {
      problem: `is not a date written ${format}, such as ${example}`,
      shape: new RegExp(`^${shape}$`),
    },
    { problem: 'is not of the years 1900 to 2099', shape: /\b(19|20)\d\d\b/ },
  ];
  return createTextSchema(rules, { mayBeBlank })
    .check(({ value, issues }) => {
      if (value === '' || z.iso.date().safeParse(toIsoDate(value)).success) return;
      // Other than `refine`, this prevents rules that compare the date.
      issues.push({ code: 'custom', message: 'is not a date of the calendar', input: value });
    })
    .meta({ date: format });
}

/** A date in the format of an Event (spec §3). */
export const slashDateSchema = createDateSchema('DD/MM/YYYY');

/** A date in the format of a NewsItem (spec §3). */
export const isoDateSchema = createDateSchema('YYYY-MM-DD').meta({ isPast: true });

export const emailSchema = createTextSchema([
  { problem: 'is not an e-mail address', shape: z.regexes.email },
]).meta({ title: 'E-mail' });

/** A number with its country code, or one that is free of charge, which has none. Indian numbers have ten digits. */
export const phoneSchema = createTextSchema([
  {
    problem:
      'is neither a phone number with its country code, such as +91 522 000 0000, nor a toll-free one, such as 1800 123 456',
    shape:
      /^(\+91[ -]?[1-9]([ -]?\d){9}|\+(?!91)[1-9]([ -]?\d){8,14}|(\+91[ -]?)?(1[68]\d0|0?800)([ -]?\d){4,8})$/,
  },
]);

/** The names of a host: at least two, the last of which is no number. */
const HOST_NAME = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** An address of another site. The parser alone would accept hosts that cannot exist. */
export const webAddressSchema = createTextSchema([
  { problem: 'is not an address that starts with https://', shape: /^https:\/\/[^/]/ },
  { problem: 'is an address that leads nowhere', pattern: /[\s"<>\\]/ },
])
  .check(z.url({ hostname: HOST_NAME, error: 'is an address that leads nowhere' }))
  .meta({ title: 'Address' });

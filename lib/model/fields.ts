import * as z from 'zod';
import { createSchema, demand, refuse, requirePattern } from './rules';

/** A name for a file and an address. Published variants of a file have longer names, within the limits of systems. */
export const fileNameSchema = createSchema([
  requirePattern(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'is not a name of small letters, digits and hyphens, such as state-trials-2026',
  ),
  refuse(/^.{201}/, 'has more than 200 letters'),
]);

/** Digits instead of the letters and signs that look like them, for values of digits alone. */
export const toDigits = (value: string) =>
  value
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[Oo]/g, '0')
    .replace(/[lI|]/g, '1')
    .replace(/\p{Pd}/gu, '-');

/** Refuses years before the first plausible one, or far ahead. */
const requireYear = (first: number, getYear: (value: string) => number = Number) =>
  demand(
    (value) => getYear(value) >= first && getYear(value) <= new Date().getFullYear() + 10,
    'is of a year that cannot be meant',
  );

/** A year since the first councils. */
export const yearSchema = createSchema(
  [requirePattern(/^\d{4}$/, 'is not a year of four digits'), requireYear(1850)],
  { mend: toDigits },
).transform(Number);

/** A whole number from 1 on. */
export const wholeNumberSchema = createSchema(
  [requirePattern(/^[1-9]\d{0,8}$/, 'is not a whole number, 1 or more')],
  { mend: toDigits },
).transform(Number);

export const trueOrFalseSchema = createSchema(
  [requirePattern(/^(true|false)$/, 'is neither true nor false')],
  {
    mend: (value) =>
      value.replace(/^(yes|y|on|true|1)$/i, 'true').replace(/^(no|n|off|false|0)$/i, 'false'),
  },
)
  .meta({
    choices: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
  })
  .transform((value) => value === 'true');

/** A day in another form. One that begins with a year of four digits has the day at its end. */
function toDate(value: string, written: string): string {
  const parts = value.split(/[-/. ]/);
  if (parts.length !== 3) return value;
  if (/^\d{4}\D/.test(value)) parts.reverse();
  const [day = '', month = '', year = ''] = parts;
  return written
    .replace('DD', day.padStart(2, '0'))
    .replace('MM', month.padStart(2, '0'))
    .replace('YYYY', year);
}

const isoDate = z.iso.date();
const toIso = (value: string) => toDate(value, 'YYYY-MM-DD');

/** A day that exists, of a plausible year, written such as DD/MM/YYYY. */
export const createDateSchema = (written: string, firstYear: number, mayBeBlank = false) =>
  createSchema(
    [
      requirePattern(
        new RegExp(`^${written.replace(/[DMY]/g, '\\d')}$`),
        `is not a date written ${written}`,
      ),
      demand(
        (value) => isoDate.safeParse(toIso(value)).success,
        `is not a date that exists, written ${written}`,
      ),
      requireYear(firstYear, (value) => parseInt(toIso(value))),
    ],
    { mend: (value) => toDate(toDigits(value), written), mayBeBlank },
  ).meta({ date: written });

/** A day as an Event has it (spec §3). */
export const slashDateSchema = createDateSchema('DD/MM/YYYY', 2000);

/** A day as a NewsItem has it (spec §3). */
export const isoDateSchema = createDateSchema('YYYY-MM-DD', 2000);

export const emailSchema = createSchema(
  [demand((value) => z.email().safeParse(value).success, 'is not an e-mail address')],
  { mend: (value) => value.replace(/^mailto:/i, '').replace(/\p{Pd}/gu, '-') },
).meta({ title: 'E-mail' });

export const phoneSchema = createSchema(
  [
    requirePattern(
      /^\+[1-9]( ?\d){8,14}$/,
      'is not a phone number with its country code, such as +91 522 000 0000',
    ),
    requirePattern(
      /^\+(?!91)|^\+91 ?[1-9]( ?\d){9}$/,
      'has not ten digits after +91, the first of which is no 0',
    ),
  ],
  { mend: (value) => toDigits(value).replace(/[-.() ]+/g, ' ') },
);

/** URL parsers accept many addresses that lead nowhere. */
const webAddress = [
  requirePattern(/^https:\/\/[^/]/, 'is not an address that starts with https://'),
  requirePattern(
    /^https:\/\/([\p{L}\p{M}\d-]+\.)+[\p{L}\p{M}]{2,}(\/(?!.*\/\/)[^\s"'<>\\]*)?(?<![.,;:])$/iu,
    'is an address that leads nowhere',
  ),
];

export const webAddressSchema = createSchema(webAddress).meta({ title: 'Address' });

/** The address of a profile in a network, not of the network itself. */
export const profileAddressSchema = createSchema([
  ...webAddress,
  requirePattern(/^https:\/\/[^/]+\/./, 'leads to the network and to no profile in it'),
]).meta({ title: 'Address' });

/** A repository, by its owner and its name. */
export const repositorySchema = createSchema([
  requirePattern(/^[\w.-]+(\/[\w.-]+)+$/, 'is not an owner and a name such as council/site'),
]);

/** The path of a page; the content check looks whether it exists. */
export const pathSchema = createSchema([
  requirePattern(/^\/[a-z-]*$/, 'is not a path such as /gallery'),
]).meta({ title: 'Address' });

export const emojiSchema = createSchema([
  requirePattern(/^\p{Extended_Pictographic}\uFE0F?$/u, 'is not a single emoji'),
]);

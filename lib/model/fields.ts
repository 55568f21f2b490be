import * as z from 'zod';
import { createSchema, not, type Rules } from './rules';

/** A name for a file and an address. Published variants of a file have longer names, within the limits of systems. */
export const fileNameSchema = createSchema({
  'is not a name of small letters, digits and hyphens, such as state-trials-2026':
    not(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  'has more than 200 letters': /^.{201}/,
});

/** Digits instead of the letters and signs that look like them, for values of digits alone. */
export const toDigits = (value: string) =>
  value
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[Oo]/g, '0')
    .replace(/[lI|]/g, '1')
    .replace(/\p{Pd}/gu, '-');

/** Whether a year is before the first plausible one, or more than ten years ahead. */
const isImplausible = (year: number, first: number) =>
  year < first || year > new Date().getFullYear() + 10;

/** A year since the first councils. */
export const yearSchema = createSchema(
  {
    'is not a year of four digits': not(/^\d{4}$/),
    'is of a year that cannot be meant': (value) => isImplausible(Number(value), 1850),
  },
  { mend: toDigits },
).transform(Number);

/** A whole number from 1 on. */
export const wholeNumberSchema = createSchema(
  { 'is not a whole number, 1 or more': not(/^[1-9]\d{0,8}$/) },
  { mend: toDigits },
).transform(Number);

/** A yes or a no, also as other programs write it. */
const mendTruth = (value: string) =>
  value.replace(/^(yes|y|on|true|1)$/i, 'true').replace(/^(no|n|off|false|0)$/i, 'false');

export const trueOrFalseSchema = createSchema(
  { 'is neither true nor false': not(/^(true|false)$/) },
  { mend: mendTruth },
)
  .meta({ choices: { true: 'Yes', false: 'No' } })
  .transform((value) => value === 'true');

/** A day in another form. One that begins with a year of four digits has the day at its end. */
function toDate(value: string, written: string): string {
  const parts = value.split(/[-/. ]/);
  if (parts.length !== 3) return value;
  if (/^\d{4}\D/.test(value)) parts.reverse();
  const [day = '', month = '', year = ''] = parts.map((part) => part.padStart(2, '0'));
  return written.replace('DD', day).replace('MM', month).replace('YYYY', year);
}

const isoDate = z.iso.date();
const toIso = (value: string) => toDate(value, 'YYYY-MM-DD');

/** A day that exists, of a plausible year, written such as DD/MM/YYYY. */
export const createDateSchema = (written: string, firstYear: number, mayBeBlank = false) =>
  createSchema(
    {
      [`is not a date written ${written}`]: not(
        new RegExp(`^${written.replace(/[DMY]/g, '\\d')}$`),
      ),
      [`is not a date that exists, written ${written}`]: (value) =>
        !isoDate.safeParse(toIso(value)).success,
      'is of a year that cannot be meant': (value) =>
        isImplausible(parseInt(toIso(value)), firstYear),
    },
    { mend: (value) => toDate(toDigits(value), written), mayBeBlank },
  ).meta({ date: written });

/** A day as an Event has it (spec §3). */
export const slashDateSchema = createDateSchema('DD/MM/YYYY', 2000);

/** A day as a NewsItem has it (spec §3). */
export const isoDateSchema = createDateSchema('YYYY-MM-DD', 2000);

export const emailSchema = createSchema(
  { 'is not an e-mail address': (value) => !z.email().safeParse(value).success },
  { mend: (value) => value.replace(/^mailto:/i, '').replace(/\p{Pd}/gu, '-') },
).meta({ title: 'E-mail' });

export const phoneSchema = createSchema(
  {
    'is not a phone number with its country code, such as +91 522 000 0000':
      not(/^\+[1-9]( ?\d){8,14}$/),
    'has not ten digits after +91, the first of which is no 0': not(
      /^\+(?!91)|^\+91 ?[1-9]( ?\d){9}$/,
    ),
  },
  { mend: (value) => toDigits(value).replace(/[-.() ]+/g, ' ') },
);

/** URL parsers accept many addresses that lead nowhere. */
const webAddress: Rules = {
  'is not an address that starts with https://': not(/^https:\/\/[^/]/),
  'is an address that leads nowhere': not(
    /^https:\/\/([\p{L}\p{M}\d-]+\.)+[\p{L}\p{M}]{2,}(\/(?!.*\/\/)[^\s"'<>\\]*)?(?<![.,;:])$/iu,
  ),
};

export const webAddressSchema = createSchema(webAddress).meta({ title: 'Address' });

/** The address of a profile in a network, not of the network itself. */
export const profileAddressSchema = createSchema({
  ...webAddress,
  'leads to the network and to no profile in it': not(/^https:\/\/[^/]+\/./),
}).meta({ title: 'Address' });

/** A repository, by its owner and its name. */
export const repositorySchema = createSchema({
  'is not an owner and a name such as council/site': not(/^[\w.-]+(\/[\w.-]+)+$/),
});

/** The path of a page; the content check looks whether it exists. */
export const pathSchema = createSchema({
  'is not a path such as /gallery': not(/^\/[a-z-]*$/),
}).meta({ title: 'Address' });

export const emojiSchema = createSchema({
  'is not a single emoji': not(/^\p{Extended_Pictographic}\uFE0F?$/u),
});

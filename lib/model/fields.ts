import * as z from 'zod';
import {
  createPatternSchema,
  createSchema,
  demand,
  limitLength,
  requirePattern,
  type Mend,
} from './create-schema';
import { findNothingProblem, findTextProblem, tidy, type Rule } from './text-rules';

/** A name for a file and an address. Published variants of a file have longer names, within the limits of systems. */
export const fileNameSchema = createPatternSchema(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'is not a name of small letters, digits and hyphens, such as state-trials-2026',
  [limitLength(200, "a file's name")],
);

/** Digits instead of the letters and signs that look like them, for values of digits alone. */
export const toDigits: Mend = (value) =>
  tidy(value)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[Oo]/g, '0')
    .replace(/[lI|]/g, '1')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[⁄∕]/g, '/');

/** The latest plausible year. */
const LAST_YEAR = new Date().getFullYear() + 10;

/** The earliest plausible years: of a council, of a birth, and of news and events. */
export const FIRST_YEARS = { council: 1850, birth: 1900, news: 2000 };

const requireYear = (getYear: (value: string) => number, first: number) =>
  demand((value) => {
    const year = getYear(value);
    return year >= first && year <= LAST_YEAR;
  }, 'is of a year that cannot be meant');

/** A plausible year. */
export const yearSchema = createSchema(
  [
    findNothingProblem,
    requirePattern(/^\d{4}$/, 'is not a year of four digits'),
    requireYear(Number, FIRST_YEARS.council),
  ],
  toDigits,
).transform(Number);

/** A whole number from 1 on. */
export const wholeNumberSchema = createPatternSchema(
  /^[1-9]\d{0,8}$/,
  'is not a whole number, 1 or more',
  [],
  toDigits,
).transform(Number);

/** The two values, as a form shows them. */
const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export const trueOrFalseSchema = createSchema(
  [findNothingProblem, requirePattern(/^(true|false)$/, 'is neither true nor false')],
  (value) =>
    value.replace(/^(yes|y|on|true|1)$/i, 'true').replace(/^(no|n|off|false|0)$/i, 'false'),
)
  .meta({ choices: YES_OR_NO })
  .transform((value) => value === 'true');

/** A day in another form, in the order of its form: a year of four digits first, or the day first. */
function toDate(value: string, written: string): string {
  const match =
    /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/.exec(value) ??
    /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4})$/.exec(value);
  const { day = '', month = '', year = '' } = match?.groups ?? {};
  return match
    ? written
        .replace('DD', day.padStart(2, '0'))
        .replace('MM', month.padStart(2, '0'))
        .replace('YYYY', year)
    : value;
}

/** The rules of a date that exists, of a plausible year, written such as DD/MM/YYYY. */
export const createDateRules = (written: string, firstYear: number): Rule[] => [
  findNothingProblem,
  findTextProblem,
  requirePattern(
    new RegExp(`^${written.replace(/[DMY]/g, '\\d')}$`),
    `is not a date written ${written}`,
  ),
  demand(
    (value) => z.iso.date().safeParse(toDate(value, 'YYYY-MM-DD')).success,
    `is not a date that exists, written ${written}`,
  ),
  requireYear((value) => parseInt(toDate(value, 'YYYY-MM-DD')), firstYear),
];

export const createDateMend =
  (written: string): Mend =>
  (value) =>
    toDate(toDigits(value), written);

const createDateSchema = (date: string) =>
  createSchema(createDateRules(date, FIRST_YEARS.news), createDateMend(date)).meta({ date });

/** A day as an Event has it (spec §3). */
export const slashDateSchema = createDateSchema('DD/MM/YYYY');

/** A day as a NewsItem has it (spec §3). */
export const isoDateSchema = createDateSchema('YYYY-MM-DD');

export const emailSchema = createSchema(
  [
    findNothingProblem,
    findTextProblem,
    demand((value) => z.email().safeParse(value).success, 'is not an e-mail address'),
  ],
  (value) => value.replace(/^mailto:/i, '').replace(/\p{Pd}/gu, '-'),
).meta({ title: 'E-mail' });

export const phoneSchema = createPatternSchema(
  /^\+[1-9][\d ]{7,}\d$/,
  'is not a phone number with its country code, such as +91 522 000 0000',
  [
    (value) => {
      const digits = value.replace(/\D/g, '');
      if (!digits.startsWith('91'))
        return digits.length > 15 ? 'has more than 15 digits' : undefined;
      return /^91[1-9]\d{9}$/.test(digits)
        ? undefined
        : `has ${digits.length - 2} digits after +91 instead of ten, the first of which is no 0`;
    },
  ],
  (value) => toDigits(value).replace(/[-.()]+/g, ' '),
);

/** Whether an address has a host name of the web; URL parsers accept many that lead nowhere. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address) || /[\s"'<>\\]|.\/\/.*\/\/|[.,;:]$/.test(address)) return false;
  const { hostname, username } = new URL(address);
  return /^([a-z\d-]+\.)+[a-z]{2,}$/.test(hostname) && username === '';
}

const createAddressSchema = (...others: readonly Rule[]) =>
  createPatternSchema(/^https:\/\/[^/]/, 'is not an address that starts with https://', [
    demand(isWebAddress, 'is an address that leads nowhere'),
    ...others,
  ]).meta({ title: 'Address' });

export const webAddressSchema = createAddressSchema();

/** The address of a profile in a network, not of the network itself. */
export const profileAddressSchema = createAddressSchema(
  demand(
    (value) => new URL(value).pathname !== '/',
    'leads to the network and to no profile in it',
  ),
);

/** A repository, by its owner and its name. */
export const repositorySchema = createSchema([
  requirePattern(/^[\w.-]+(\/[\w.-]+)+$/, 'is not an owner and a name such as council/site'),
]);

/** The path of a page; the content check looks whether it exists. */
export const pathSchema = createSchema([
  findNothingProblem,
  requirePattern(/^\/[a-z-]*$/, 'is not a path such as /gallery'),
]).meta({ title: 'Address' });

export const emojiSchema = createSchema([
  findNothingProblem,
  requirePattern(/^\p{Extended_Pictographic}\uFE0F?$/u, 'is not a single emoji'),
]);

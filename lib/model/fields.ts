import * as z from 'zod';
import {
  lookAlikeHint,
  findNothingProblem,
  findPlaceholderProblem,
  findQuotesProblem,
  findSpacingProblem,
  findTextProblem,
} from './text-problems';

/** The problem of a value, in words that follow it; undefined for a valid one. */
type Rule = (value: string) => string | undefined;

/** A text with rules; only the first broken one is reported. */
const createSchema = (...rules: readonly Rule[]) =>
  z.string().check((context) => {
    const { value } = context;
    for (const rule of [findNothingProblem, ...rules]) {
      const message = rule(value);
      if (message === undefined) continue;
      context.issues.push({ code: 'custom', message, input: value });
      return;
    }
  });

/** A text of a certain form. */
const requireForm =
  (isFormed: (value: string) => boolean, problem: string): Rule =>
  (value) =>
    isFormed(value) ? undefined : problem + lookAlikeHint(value, isFormed);

const requirePattern = (pattern: RegExp, problem: string) =>
  requireForm((value) => pattern.test(value), problem);

/** A text that matches a pattern, also before the editor's form saves it. */
const createPatternSchema = (pattern: RegExp, problem: string, ...others: readonly Rule[]) =>
  createSchema(findTextProblem, requirePattern(pattern, problem), ...others).meta({
    pattern: [pattern.source, problem],
  });

const limitLength =
  (limit: number, name: string): Rule =>
  ({ length }) =>
    length > limit ? `has ${length} letters; ${name} has room for ${limit}` : undefined;

/** Skips a rule for a blank value. */
const checkUnlessBlank =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? undefined : rule(value);

const requireTrimmed: Rule = (value) =>
  value.trim() === value ? undefined : 'starts or ends with white space';

const requireFilled: Rule = (value) => (value === '' ? 'is blank' : undefined);

/** The rules of all texts. */
const wording: readonly Rule[] = [
  requireFilled,
  findTextProblem,
  findPlaceholderProblem,
  requireTrimmed,
  findQuotesProblem,
];

const limitName = limitLength(100, 'a name');

/** A name, or another short text that is not translated. */
export const nameSchema = createSchema(...wording, findSpacingProblem, limitName);

const requireOneParagraph: Rule = (value) =>
  value.includes('\n')
    ? 'holds an empty line, or lines that begin further to the right: a text is one paragraph'
    : undefined;

const requireHindi: Rule = (value) =>
  /\p{L}/u.test(value.replace(/\{\w+\}/g, '')) && !/\p{Script=Devanagari}/u.test(value)
    ? 'holds no Hindi: write it in Hindi, or leave the line out'
    : undefined;

const wordsSchema = createSchema(requireOneParagraph, ...wording);
const hindiWordsSchema = createSchema(
  (value) => (value === '' ? 'is blank: write the Hindi, or leave the line out' : undefined),
  requireOneParagraph,
  ...wording,
  requireHindi,
).optional();

/** A text in each language. Without Hindi, the English is shown. */
export const textSchema = z.strictObject({ en: wordsSchema, hi: hindiWordsSchema });

/** The same, but the English may be blank. */
export const textOrBlankSchema = z.strictObject({
  en: createSchema(...[requireOneParagraph, ...wording].map(checkUnlessBlank)),
  hi: hindiWordsSchema,
});

/** A text whose card has room for this many characters; a longer one gets a warning. */
export const createTextSchema = (room: number) => textSchema.meta({ room });

/** The problem of an empty list that pages need. */
export const NEEDED = 'is empty: the site needs one entry at least';

/** A text of several sentences. */
export const paragraphSchema = textSchema.meta({ isLong: true });

/** A paragraph with room for this many characters. */
export const createParagraphSchema = (room: number) => paragraphSchema.meta({ room });

/** A name for a file and an address. Published variants of a file have longer names, within the limits of systems. */
export const fileNameSchema = createPatternSchema(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'is not a name of small letters, digits and hyphens, such as state-trials-2026',
  limitLength(200, "a file's name"),
);

/** The latest plausible year. */
const LAST_YEAR = new Date().getFullYear() + 10;

/** The earliest plausible years: of a council, of a birth, and of news and events. */
const FIRST_YEARS = { council: 1850, birth: 1900, news: 2000 };

/** A plausible year. */
export const yearSchema = createSchema(
  requireForm(
    (value) =>
      /^\d{4}$/.test(value) && Number(value) >= FIRST_YEARS.council && Number(value) <= LAST_YEAR,
    'is not a year that can be meant',
  ),
).transform(Number);

/** A whole number from 1 on. */
export const wholeNumberSchema = createPatternSchema(
  /^[1-9]\d{0,8}$/,
  'is not a whole number, 1 or more',
).transform(Number);

/** The two values, as a form shows them. */
const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export const trueOrFalseSchema = createSchema((value) => {
  if (value === 'true' || value === 'false') return undefined;
  const meant = /^(yes|y|on|true|1)$/i.test(value) ? 'true' : /^(no|n|off|false|0)$/i.test(value);
  return `is neither true nor false${meant ? `: write ${meant === 'true' ? 'true' : 'false'}` : ''}`;
})
  .meta({ choices: YES_OR_NO })
  .transform((value) => value === 'true');

/** The rules of a date that exists, of a plausible year, written such as DD/MM/YYYY. */
function createDateRules(written: string, firstYear: number): Rule[] {
  const pattern = new RegExp(
    written
      .replace('DD', '(?<day>..)')
      .replace('MM', '(?<month>..)')
      .replace('YYYY', '(?<year>.{4})'),
  );
  const toIso = (value: string) => value.replace(pattern, '$<year>-$<month>-$<day>');
  const isRealDate = (value: string) =>
    value.length === written.length &&
    pattern.test(value) &&
    z.iso.date().safeParse(toIso(value)).success;
  return [
    findTextProblem,
    requireForm(isRealDate, `is not a date that exists, written ${written}`),
    (value) => {
      const year = parseInt(toIso(value));
      const isMeant = year >= firstYear && year <= LAST_YEAR;
      return isMeant ? undefined : 'is of a year that cannot be meant';
    },
  ];
}

const createDateSchema = (date: string) =>
  createSchema(...createDateRules(date, FIRST_YEARS.news)).meta({ date });

/** A day as an Event has it (spec §3). */
export const slashDateSchema = createDateSchema('DD/MM/YYYY');

/** A day as a NewsItem has it (spec §3). */
export const isoDateSchema = createDateSchema('YYYY-MM-DD');

/** A day as a StudentRecord has it (spec §3), or blank. */
export const dashDateSchema = createSchema(
  ...createDateRules('DD-MM-YYYY', FIRST_YEARS.birth).map(checkUnlessBlank),
);

/**
 * A value of the CSV export, which writes no quotes (spec §9). So nothing that would need a quote, and no first
 * character that a spreadsheet reads as a formula. It may be blank: not everything known is published.
 */
const exportable: readonly Rule[] = [
  (value) =>
    /[",\r\n]/.test(value)
      ? 'holds a comma, a quote or a line break, which the CSV export cannot write'
      : undefined,
  findTextProblem,
  requireTrimmed,
  findQuotesProblem,
  findSpacingProblem,
  limitName,
  (value) =>
    /^[=+\-@]/.test(value)
      ? 'starts with =, +, - or @, which a spreadsheet runs as a formula'
      : undefined,
];

export const exportedSchema = createSchema(...exportable);

/** The same, and not blank. */
export const recordWordSchema = createSchema(requireFilled, ...exportable);

/** A value of the CSV export in a certain format, or blank. */
export const createExportedSchema = (pattern: RegExp, problem: string) =>
  createSchema(...exportable, checkUnlessBlank(requirePattern(pattern, problem)));

export const emailSchema = createSchema(
  findTextProblem,
  requireForm((value) => z.email().safeParse(value).success, 'is not an e-mail address'),
).meta({ title: 'E-mail' });

export const phoneSchema = createPatternSchema(
  /^\+[1-9][\d ]{7,}\d$/,
  'is not a phone number with its country code, such as +91 522 000 0000',
  (value) => {
    const digits = value.replace(/\D/g, '');
    if (!digits.startsWith('91')) return digits.length > 15 ? 'has more than 15 digits' : undefined;
    return /^91[1-9]\d{9}$/.test(digits)
      ? undefined
      : `has ${digits.length - 2} digits after +91 instead of ten, the first of which is no 0`;
  },
);

/** Whether an address has a host name of the web; URL parsers accept many that lead nowhere. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address) || /[\s"'<>\\]|.\/\/.*\/\/|[.,;:]$/.test(address)) return false;
  const { hostname, username } = new URL(address);
  return /^([a-z\d-]+\.)+[a-z]{2,}$/.test(hostname) && username === '';
}

const createAddressSchema = (...others: readonly Rule[]) =>
  createPatternSchema(
    /^https:\/\/[^/]/,
    'is not an address that starts with https://',
    requireForm(isWebAddress, 'is an address that leads nowhere'),
    ...others,
  ).meta({ title: 'Address' });

export const webAddressSchema = createAddressSchema();

/** The address of a profile in a network, not of the network itself. */
export const profileAddressSchema = createAddressSchema((value) =>
  new URL(value).pathname === '/' ? 'leads to the network and to no profile in it' : undefined,
);

// Paths of images below public/assets; the content check looks whether the files exist. Each kind has its folders,
// because the folder decides the sizes of its pictures (lib/gallery/pictures.ts).

export const logoSchema = createSchema(
  requirePattern(/^logos\/[a-z0-9-]+\.(svg|png|jpg)$/, 'is not a path such as logos/main.svg'),
).meta({ folder: 'logos', description: 'As high as it is wide: a drawing (SVG), PNG or JPEG.' });

export const portraitSchema = createSchema(
  requirePattern(
    /^(core-team|secretaries)\/[a-z0-9-]+\.jpg$/,
    'is not a path such as secretaries/agra.jpg, in small letters',
  ),
).meta({ title: 'Photo', description: 'Upright, four wide to five high.' });

export const newsPictureSchema = createSchema(
  requirePattern(
    /^(gallery|news)\/[a-z0-9-]+\.jpg$/,
    'is not a path such as news/trials.jpg, in small letters',
  ),
).meta({ title: 'Picture', folder: 'news', description: 'Shown three wide to two high.' });

/** A repository, by its owner and its name. */
export const repositorySchema = createSchema(
  requirePattern(/^[\w.-]+(\/[\w.-]+)+$/, 'is not an owner and a name such as council/site'),
);

/** The path of a page; the content check looks whether it exists. */
export const pathSchema = createSchema(
  requirePattern(/^\/[a-z-]*$/, 'is not a path such as /gallery'),
).meta({
  title: 'Address',
});

export const emojiSchema = createSchema(
  requirePattern(/^\p{Extended_Pictographic}\uFE0F?$/u, 'is not a single emoji'),
);

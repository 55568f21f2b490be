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

/** A text of a certain format. */
const requireForm = (isFormed: (value: string) => boolean, problem: string): Rule => {
  return (value) => (isFormed(value) ? undefined : problem + lookAlikeHint(value, isFormed));
};

const requirePattern = (pattern: RegExp, problem: string) =>
  requireForm((value) => pattern.test(value), problem);

/** The check that the editor's form makes before saving: the pattern, and the message if it does not match. */
const describeField = (pattern: RegExp, problem: string) => ({
  pattern: [pattern.source, problem],
});

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

/** The longest name, in characters. */
const LONGEST_NAME = 100;

const isInRange: Rule = ({ length }) =>
  length > LONGEST_NAME ? `has ${length} letters; a name has room for ${LONGEST_NAME}` : undefined;

/** A name, or another short text that is not translated. */
export const name = createSchema(...wording, findSpacingProblem, isInRange);

const requireOneParagraph: Rule = (value) =>
  value.includes('\n')
    ? 'holds an empty line, or lines that begin further to the right: a text is one paragraph'
    : undefined;

const requireHindi: Rule = (value) =>
  /\p{L}/u.test(value.replace(/\{\w+\}/g, '')) && !/\p{Script=Devanagari}/u.test(value)
    ? 'holds no Hindi: write it in Hindi, or leave the line out'
    : undefined;

const words = createSchema(requireOneParagraph, ...wording);
const hindiWords = createSchema(
  (value) => (value === '' ? 'is blank: write the Hindi, or leave the line out' : undefined),
  requireOneParagraph,
  ...wording,
  requireHindi,
).optional();

/** A text in each language. Without Hindi, the English is shown. */
export const text = z.strictObject({ en: words, hi: hindiWords });

/** The same, but the English may be blank. */
export const textOrBlank = z.strictObject({
  en: createSchema(...[requireOneParagraph, ...wording].map(checkUnlessBlank)),
  hi: hindiWords,
});

/** A text whose card has room for this many characters; a longer one gets a warning. */
export const createTextSchema = (room: number) => text.meta({ room });

/** The problem of an empty list that pages need. */
export const NEEDED = 'is empty: the site needs one entry at least';

/** A text of several sentences. */
export const paragraph = text.meta({ isLong: true });

/** A paragraph with room for this many characters. */
export const createParagraphSchema = (room: number) => paragraph.meta({ room });

/** The longest file name, in characters; published variants of a file add some. */
const LONGEST_FILE_NAME = 200;

const FILE_NAME = [
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'is not a name of small letters, digits and hyphens, such as state-trials-2026',
] as const;

/** A name for a file and an address. */
export const fileName = createSchema(
  findTextProblem,
  ({ length }) =>
    length > LONGEST_FILE_NAME
      ? `has ${length} letters; a file's name has room for ${LONGEST_FILE_NAME}`
      : undefined,
  requirePattern(...FILE_NAME),
).meta(describeField(...FILE_NAME));

/** The latest plausible year. */
const LAST_YEAR = new Date().getFullYear() + 10;

/** The earliest plausible years: of a council, of a birth, and of news and events. */
const FIRST_YEARS = { council: 1850, birth: 1900, news: 2000 };

/** A plausible year. */
export const year = createSchema(
  requireForm(
    (value) =>
      /^\d{4}$/.test(value) && Number(value) >= FIRST_YEARS.council && Number(value) <= LAST_YEAR,
    'is not a year that can be meant',
  ),
).transform(Number);

const WHOLE_NUMBER = [/^[1-9]\d{0,8}$/, 'is not a whole number, 1 or more'] as const;

/** A whole number from 1 on. */
export const wholeNumber = createSchema(requirePattern(...WHOLE_NUMBER))
  .meta(describeField(...WHOLE_NUMBER))
  .transform(Number);

/** The two values, as a form shows them. */
const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export const trueOrFalse = createSchema((value) => {
  if (value === 'true' || value === 'false') return undefined;
  const meant = /^(yes|y|on|true|1)$/i.test(value) ? 'true' : /^(no|n|off|false|0)$/i.test(value);
  return `is neither true nor false${meant ? `: write ${meant === 'true' ? 'true' : 'false'}` : ''}`;
})
  .meta({ choices: YES_OR_NO })
  .transform((value) => value === 'true');

/** Whether a date exists; the month is counted from 1. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Rules for an existing date of a plausible year. */
function createDateRules(pattern: RegExp, written: string, firstYear: number): Rule[] {
  const splitIntoGroups = (value: string) => {
    const { year, month, day } = pattern.exec(value)?.groups ?? {};
    return { year: Number(year), month: Number(month), day: Number(day) };
  };
  const isRealDate = (value: string) => {
    const { year, month, day } = splitIntoGroups(value);
    return isCalendarDay(year, month, day);
  };
  return [
    findTextProblem,
    requireForm(isRealDate, `is not a date that exists, written ${written}`),
    (value) => {
      const { year } = splitIntoGroups(value);
      const isMeant = year >= firstYear && year <= LAST_YEAR;
      return isMeant ? undefined : 'is of a year that cannot be meant';
    },
  ];
}

/** `DD/MM/YYYY`, a day that exists (spec §3, Event). */
export const slashDate = createSchema(
  ...createDateRules(
    /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
    'DD/MM/YYYY',
    FIRST_YEARS.news,
  ),
).meta({ date: 'DD/MM/YYYY' });

/** `DD-MM-YYYY`, a day that exists (spec §3, StudentRecord), or blank. */
export const dashDate = createSchema(
  ...createDateRules(
    /^(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})$/,
    'DD-MM-YYYY',
    FIRST_YEARS.birth,
  ).map(checkUnlessBlank),
);

/** `YYYY-MM-DD`, a day that exists (spec §3, NewsItem). */
export const isoDate = createSchema(
  ...createDateRules(
    /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
    'YYYY-MM-DD',
    FIRST_YEARS.news,
  ),
).meta({ date: 'YYYY-MM-DD' });

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
  isInRange,
  (value) =>
    /^[=+\-@]/.test(value)
      ? 'starts with =, +, - or @, which a spreadsheet runs as a formula'
      : undefined,
];

export const exported = createSchema(...exportable);

/** The same, and not blank. */
export const recordWord = createSchema(requireFilled, ...exportable);

/** A value of the CSV export in a certain format, or blank. */
export const createExportedSchema = (pattern: RegExp, problem: string) =>
  createSchema(...exportable, checkUnlessBlank(requirePattern(pattern, problem)));

const isEmail = (value: string) => z.email().safeParse(value).success;

export const email = createSchema(
  findTextProblem,
  requireForm(isEmail, 'is not an e-mail address'),
).meta({
  title: 'E-mail',
});

const getDigits = (phone: string) => phone.replace(/\D/g, '');

const PHONE = [
  /^\+[1-9][\d ]{7,}\d$/,
  'is not a phone number with its country code, such as +91 522 000 0000',
] as const;

export const phone = createSchema(findTextProblem, requirePattern(...PHONE), (value) => {
  const digits = getDigits(value);
  if (digits.startsWith('91')) {
    const rest = digits.slice(2);
    return /^[1-9]\d{9}$/.test(rest)
      ? undefined
      : `has ${rest.length} digits after +91 instead of ten, the first of which is no 0`;
  }
  return digits.length > 15 ? 'has more than 15 digits' : undefined;
}).meta(describeField(...PHONE));

/** Whether an address has a host name of the web; URL parsers accept many that lead nowhere. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address) || /[\s"'<>\\]|.\/\/.*\/\/|[.,;:]$/.test(address)) return false;
  const { hostname, username } = new URL(address);
  return /^([a-z\d-]+\.)+[a-z]{2,}$/.test(hostname) && username === '';
}

const HTTPS = [/^https:\/\/[^/]/, 'is not an address that starts with https://'] as const;

const webAddressRules: readonly Rule[] = [
  findTextProblem,
  requirePattern(...HTTPS),
  requireForm(isWebAddress, 'is an address that leads nowhere'),
];

const WEB_ADDRESS = { title: 'Address', ...describeField(...HTTPS) };

export const webAddress = createSchema(...webAddressRules).meta(WEB_ADDRESS);

/** The address of a profile in a network, not of the network itself. */
export const profileAddress = createSchema(...webAddressRules, (value) =>
  new URL(value).pathname === '/' ? 'leads to the network and to no profile in it' : undefined,
).meta(WEB_ADDRESS);

// Paths of images below public/assets; the content check looks whether the files exist. Each kind has its folders,
// because the folder decides the sizes of its pictures (lib/gallery/pictures.ts).

export const logo = createSchema(
  requirePattern(/^logos\/[a-z0-9-]+\.(svg|png|jpg)$/, 'is not a path such as logos/main.svg'),
).meta({ folder: 'logos', description: 'As high as it is wide: a drawing (SVG), PNG or JPEG.' });

export const portrait = createSchema(
  requirePattern(
    /^(core-team|secretaries)\/[a-z0-9-]+\.jpg$/,
    'is not a path such as secretaries/agra.jpg, in small letters',
  ),
).meta({ title: 'Photo', description: 'Upright, four wide to five high.' });

export const newsPicture = createSchema(
  requirePattern(
    /^(gallery|news)\/[a-z0-9-]+\.jpg$/,
    'is not a path such as news/trials.jpg, in small letters',
  ),
).meta({ title: 'Picture', folder: 'news', description: 'Shown three wide to two high.' });

/** A repository, by its owner and its name. */
export const repository = createSchema(
  requirePattern(/^[\w.-]+(\/[\w.-]+)+$/, 'is not an owner and a name such as council/site'),
);

/** The path of a page; the content check looks whether it exists. */
export const path = createSchema(
  requirePattern(/^\/[a-z-]*$/, 'is not a path such as /gallery'),
).meta({
  title: 'Address',
});

export const emoji = createSchema(
  requirePattern(/^\p{Extended_Pictographic}\uFE0F?$/u, 'is not a single emoji'),
);

import * as z from 'zod';
import { findPictureProblem, mendPicturePath } from './picture-path';
import {
  findNothingProblem,
  findPlaceholderProblem,
  findProblem,
  findQuotesProblem,
  findTextProblem,
  tidy,
  type Rule,
} from './text-rules';

/** Writes a value in the form that its field wants, if it has only one reading; any other value stays as it is. */
type Mend = (value: string) => string;

/**
 * A text with rules; only the first broken one is reported. If the value has only one reading, the issue has it as
 * `write`, for `npm run content:check -- --fix`.
 */
function createSchema(rules: readonly Rule[], mend: Mend = tidy) {
  return z.string().check((context) => {
    const { value } = context;
    const problem = findProblem(rules, value);
    if (problem === undefined) return;
    const write = [tidy(value), mend(value), mend(tidy(value))].find(
      (other) => other !== value && findProblem(rules, other) === undefined,
    );
    const hint = write !== undefined && write !== tidy(value) ? `: write ${write}` : '';
    const message = problem + hint;
    context.issues.push({ code: 'custom', message, input: value, params: { write } });
  });
}

const require =
  (isRight: (value: string) => boolean, problem: string): Rule =>
  (value) =>
    isRight(value) ? undefined : problem;

export const requirePattern = (pattern: RegExp, problem: string) =>
  require((value) => pattern.test(value), problem);

/** A text that matches a pattern, also before the editor's form saves it. */
const createPatternSchema = (
  pattern: RegExp,
  problem: string,
  others: readonly Rule[] = [],
  mend?: Mend,
) =>
  createSchema(
    [findNothingProblem, findTextProblem, requirePattern(pattern, problem), ...others],
    mend,
  ).meta({ pattern: [pattern.source, problem] });

const limitLength =
  (limit: number, name: string): Rule =>
  ({ length }) =>
    length > limit ? `has ${length} letters; ${name} has room for ${limit}` : undefined;

/** Skips rules for a blank value. */
const allowBlank = (rules: readonly Rule[]): Rule[] => [
  (value) => (value === '' ? undefined : findProblem(rules, value)),
];

/** The rules of all texts. */
const wording: readonly Rule[] = [
  findNothingProblem,
  require((value) =>
    !value.includes(
      '\n',
    ), 'holds an empty line, or lines that begin further to the right: a text is one paragraph'),
  findTextProblem,
  findPlaceholderProblem,
  require((value) => value.trim() === value, 'starts or ends with a space: take it out'),
  findQuotesProblem,
];

/** A search would not find a name with two spaces. */
const findSpacingProblem = requirePattern(/^(?!.* {2})/, 'holds two spaces in a row: leave one');

const naming: readonly Rule[] = [...wording, findSpacingProblem, limitLength(100, 'a name')];

/** A name, or another short text that is not translated. */
export const nameSchema = createSchema(naming);

/** Identity and mobile numbers get into the column of names. */
const NO_DIGITS = requirePattern(/^\P{Nd}*$/u, 'holds a digit, and is a name: take the number out');

export const personNameSchema = createSchema([...naming, NO_DIGITS]);

/** The short name of the council, which {brand} in a text stands for. */
export const brandSchema = createSchema([
  ...naming,
  requirePattern(/^[^{}]*$/, 'holds a placeholder, and is what {brand} stands for: write the name'),
]);

const english: readonly Rule[] = [
  ...wording,
  requirePattern(
    /^\P{Script=Devanagari}*$/u,
    'holds Hindi letters: write it in English, and the Hindi behind hi:',
  ),
];

const hindi: readonly Rule[] = [
  ...wording,
  require((value) =>
    !/\p{L}/u.test(value.replace(/\{\w+\}/g, '')) ||
    /\p{Script=Devanagari}/u.test(
      value,
    ), 'holds no Hindi: write it in Hindi, or leave the line out'),
];

const hindiSchema = createSchema(hindi).optional();

/** A text in each language. Without Hindi, the English is shown. */
export const textSchema = z.strictObject({ en: createSchema(english), hi: hindiSchema });

/** The same, but the English may be blank. */
export const textOrBlankSchema = z.strictObject({
  en: createSchema(allowBlank(english)),
  hi: hindiSchema,
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
const FIRST_YEARS = { council: 1850, birth: 1900, news: 2000 };

const requireYear = (getYear: (value: string) => number, first: number) =>
  require((value) => {
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
const createDateRules = (written: string, firstYear: number): Rule[] => [
  findNothingProblem,
  findTextProblem,
  requirePattern(
    new RegExp(`^${written.replace(/[DMY]/g, '\\d')}$`),
    `is not a date written ${written}`,
  ),
  require((value) =>
    z.iso.date().safeParse(toDate(value, 'YYYY-MM-DD'))
      .success, `is not a date that exists, written ${written}`),
  requireYear((value) => parseInt(toDate(value, 'YYYY-MM-DD')), firstYear),
];

const createDateMend =
  (written: string): Mend =>
  (value) =>
    toDate(toDigits(value), written);

const createDateSchema = (date: string) =>
  createSchema(createDateRules(date, FIRST_YEARS.news), createDateMend(date)).meta({ date });

/** A day as an Event has it (spec §3). */
export const slashDateSchema = createDateSchema('DD/MM/YYYY');

/** A day as a NewsItem has it (spec §3). */
export const isoDateSchema = createDateSchema('YYYY-MM-DD');

/** A day as a StudentRecord has it (spec §3), or blank. */
export const dashDateSchema = createSchema(
  allowBlank(createDateRules('DD-MM-YYYY', FIRST_YEARS.birth)),
  createDateMend('DD-MM-YYYY'),
);

/**
 * A value of the CSV export, which writes no quotes (spec §9). So nothing that would need a quote, and no first
 * character that a spreadsheet reads as a formula.
 */
const exportable: readonly Rule[] = [
  findNothingProblem,
  requirePattern(/^[^,]*$/, 'holds a comma, which the CSV export cannot write: take the comma out'),
  requirePattern(
    /^[^"\r\n]*$/,
    'holds a quote or a line break, which the CSV export cannot write: take it out',
  ),
  ...naming,
  requirePattern(/^[^=+\-@]/, 'starts with =, +, - or @, which a spreadsheet runs as a formula'),
];

/** A value of a record, or blank: not everything known is published. */
export const createExportedSchema = (rules: readonly Rule[] = [], mend?: Mend) =>
  createSchema(allowBlank([...exportable, ...rules]), mend);

/** A value of the sample records. */
export const recordWordSchema = createSchema(exportable);

export const recordNameSchema = createExportedSchema([NO_DIGITS]);

export const certificateNumberSchema = createExportedSchema(
  [requirePattern(/^[A-Z]{2}\d{5}$/, 'is not two capital letters and five digits')],
  (value) => value.slice(0, 2).toUpperCase() + toDigits(value.slice(2)),
);

export const emailSchema = createSchema(
  [
    findNothingProblem,
    findTextProblem,
    require((value) => z.email().safeParse(value).success, 'is not an e-mail address'),
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
    require(isWebAddress, 'is an address that leads nowhere'),
    ...others,
  ]).meta({ title: 'Address' });

export const webAddressSchema = createAddressSchema();

/** The address of a profile in a network, not of the network itself. */
export const profileAddressSchema = createAddressSchema(
  require((value) =>
    new URL(value).pathname !== '/', 'leads to the network and to no profile in it'),
);

/** The path of a picture in one of these folders below public/assets; the check looks whether the file exists. */
const createPictureSchema = (folders: readonly string[], kinds: readonly string[] = ['jpg']) =>
  createSchema(
    [findNothingProblem, (value) => findPictureProblem(value, folders, kinds)],
    mendPicturePath,
  );

// Each kind has its folders, because the folder decides the sizes of its pictures (lib/gallery/pictures.ts).

export const logoSchema = createPictureSchema(['logos'], ['svg', 'png', 'jpg']).meta({
  folder: 'logos',
  description: 'As high as it is wide: a drawing (SVG), PNG or JPEG.',
});

export const portraitSchema = createPictureSchema(['secretaries', 'core-team']).meta({
  title: 'Photo',
  description: 'Upright, four wide to five high.',
});

export const newsPictureSchema = createPictureSchema(['news', 'gallery']).meta({
  title: 'Picture',
  folder: 'news',
  description: 'Shown three wide to two high.',
});

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

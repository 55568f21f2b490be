import * as z from 'zod';
import { createDateSchema, wholeNumberSchema } from './value-schemas';
import { createTextSchema, personNameRule, shortTextRules, type Rule } from './text-schemas';

/** The months as records write them, in order. */
export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** What may be between the groups of digits in a long number. */
const DIGIT_GAP = String.raw`[\s._/()\p{Pd}]{1,3}`;

/** Ten digits from 6 on, in Latin, Hindi or Urdu digits. */
const MOBILE_DIGITS = String.raw`[6-9६-९۶-۹]((${DIGIT_GAP})?\p{Nd}){9}(?!\p{Nd})`;

/** Private numbers and addresses of people. Shorter numbers and groups are distances, ages, weights and years. */
const PERSONAL_DETAIL = new RegExp(
  [
    String.raw`\p{Nd}{9,}`,
    // An Aadhaar number, in groups of four digits.
    String.raw`(?<!\p{Nd})\p{Nd}{4}((${DIGIT_GAP})?\p{Nd}{4}){2}(?!\p{Nd})`,
    // A long number, as Excel shows it.
    String.raw`\d(\.\d+)?E\+\d\d`,
    // A mobile number, in groups of three digits or more, or in pairs.
    String.raw`(?<!\p{Nd})(0|91)?(?=${MOBILE_DIGITS})(\p{Nd}{3,}(${DIGIT_GAP}\p{Nd}{3,})+|(\p{Nd}{2}${DIGIT_GAP}){4}\p{Nd}{2})`,
    String.raw`\S+@\S+`,
  ].join('|'),
  'u',
);

/**
 * The rules for values in the CSV file, which has no quotes (spec §9). So a value must not contain a character that
 * needs quotes, or begin with a character that makes a spreadsheet run it as a formula. Spreadsheets of East Asia read
 * the signs in full width too.
 */
const csvValueRules: readonly Rule[] = [
  {
    problem:
      'begins with $&, which no value may: write Under 36 kg for -36 kg, Over 36 kg for +36 kg',
    pattern: /^[=+\-@＝＋－＠﹦﹢﹣﹫⁼₌⁺₊﬩−]/,
  },
  { problem: 'holds a comma or a quote, which the CSV export cannot write', pattern: /[,"]/ },
  {
    problem: 'is an error of a spreadsheet, not a value',
    pattern: /^(#[A-Z][A-Z\d/]*[!?]?|Err:\d+)$/,
  },
  {
    problem: 'holds $&, letters that were lost: save the sheet as .xlsx, or as CSV UTF-8',
    pattern: /\?{2,}/,
  },
  ...shortTextRules,
  {
    problem:
      'holds $&, which looks like a mobile or Aadhaar number or an e-mail address: delete it',
    pattern: PERSONAL_DETAIL,
  },
];

/** A value from which sample records are made. */
export const recordWordSchema = createTextSchema(csvValueRules);

/** Creates the schema of a record's value, which may be blank, because not everything is known of each record. */
const createCellSchema = (...rules: readonly Rule[]) =>
  createTextSchema([...csvValueRules, ...rules], { mayBeBlank: true });

/** Posts that offices write in brackets behind a name. */
const JOB_TITLES =
  'officer|secretary|coach|captain|manager|president|chairman|conven[eo]r|treasurer|director|principal|head ?(master|mistress)|teacher|trainer|instructor|umpire|referee|judge|scorer|selector|organi[sz]er|reserve|substitute|goal ?keeper|wicket ?keeper|v?c|gk|wk|सचिव|अधिकारी|प्रशिक्षक|कोच|कप्तान|अध्यक्ष|प्रबंधक|शिक्षक|शिक्षिका|प्रधानाचार्या?|प्रधानाध्यापक|प्रधानाध्यापिका|अध्यापक|अध्यापिका|निर्णायक|रेफरी';

/** Patterns of several students, relatives, posts and signatures. A name may have a word in brackets: Asha (Guddi). */
const MORE_THAN_A_NAME = [
  String.raw`[&/\\+|:?✓√]`,
  String.raw`(?<=\s)(and|aur|और|एवं|तथा|व)(?=\s)`,
  String.raw`(?<=\s)([sdw]\. ?o\.?|(son|daughter|wife) of|(सु)?पुत्री?|आत्मजा?|पत्नी)(?=\s)`,
  String.raw`^\(.*\)$|\(([^()]* )?(${JOB_TITLES})\)|\([\p{L}\p{M}]{3,}( [\p{L}\p{M}]{3,})+\)`,
  String.raw`(?<![\p{L}\p{M}])((verified|checked|prepared|compiled|approved|certified|attested|submitted|forwarded) by|(counter[ -]?)?sign(ed|ature)|(officer|secretary|treasurer|conven[eo]r)$|withdrawn|disqualified|हस्ताक्षर|प्रति ?हस्ताक्षरित|सत्यापित|प्रमाणित|(क्रीड़ा|खेल|शिक्षा) अधिकारी)(?![\p{L}\p{M}])`,
];

const oneNameRule: Rule = {
  problem: 'holds $&, which is more than a name: write one student, and nothing else',
  pattern: new RegExp(MORE_THAN_A_NAME.join('|'), 'iu'),
};

/** A whole cell that is a post or a sign, and names nobody. A part of a name it may be, as in Bye Lal. */
export const NO_NAME = new RegExp(
  String.raw`^[\s\p{P}]*(((head|chief|assistant|asst|vice|deputy|joint|general|district|team|sports?|games?|physical( education)?|p\.? ?[et]|खेल|क्रीड़ा|मुख्य|सहायक|जिला|व्यायाम)[\s.]+)*(${JOB_TITLES})s?|do|ditto|same( as above)?|as above|absent|bye|walk ?over|vacant|वही|तदैव|यथोपरि|उपरोक्त|अनुपस्थित|बाई|रिक्त|〃)[\s\p{P}]*$`,
  'iu',
);

const noNameRule: Rule = {
  problem: 'is no name: write the name of a person, or leave the row out',
  pattern: NO_NAME,
};

const yearMonthSchema = createCellSchema({
  problem: 'is not a month and a year such as Jan 2025',
  shape: new RegExp(`^(${MONTHS.join('|')}) (19|20)\\d{2}$`),
});

const MONTH = `(${MONTHS.join('|')})`;

/** Excel makes a date of a text such as 11-10. */
const wordSchema = createCellSchema({
  problem: 'is a date, which Excel makes of a text such as 11-10: write the text',
  pattern: new RegExp(
    String.raw`^(\d\d?-${MONTH}(-\d\d(\d\d)?)?|${MONTH}-\d\d|\d\d?(?<sign>[-/])\d\d?\k<sign>\d{4}|\d{4}-\d\d-\d\d([T ].*)?)$`,
  ),
});

const certificateNumberSchema = createCellSchema({
  problem: 'is not two capital letters and five digits',
  shape: /^[A-Z]{2}\d{5}$/,
});

/** Spec §3, StudentRecord. The table shows a blank field as a dash. lib/content/record-rules.ts says which may be blank. */
export const studentRecordSchema = z.strictObject({
  slNo: wholeNumberSchema,
  name: createTextSchema([...csvValueRules, personNameRule, noNameRule, oneNameRule]),
  fatherName: createCellSchema(personNameRule, noNameRule),
  dateOfBirth: createDateSchema('DD-MM-YYYY', true),
  game: wordSchema,
  event: wordSchema,
  rank: createCellSchema(),
  certificateNo: certificateNumberSchema,
  yearMonth: yearMonthSchema,
});

export type StudentRecord = z.infer<typeof studentRecordSchema>;

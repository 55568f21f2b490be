/** The rules for a record on its own. */
import * as z from 'zod';
import { toIndianDay } from '@/lib/dates/dates';
import { CONSENT_PROBLEM, readConsent } from '@/lib/records/consent';
import { CONSENT_COLUMN, RECORD_FIELDS, type RecordField } from '@/lib/model/record-columns';
import { MONTHS, studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import { getCertificateLetters } from '@/lib/records/certificate-number';
import { memoizeByRecord } from '@/lib/records/memoize-by-record';
import { toStudentRecord } from '@/lib/records/records-file';
import type { Problem } from './issue';
import type { SourceContent } from './load';
import { explainSchemaIssue } from './schema-problems';

/** The content on which the rules for records depend. */
export type RecordRules = Pick<SourceContent, 'vocabulary' | 'site'>;

/** A problem of a records file. Without a position it is about the whole file, without a column about the whole row. */
export interface RecordProblem extends Problem {
  /** The position of the row, counted from 0; -1 for the row of titles. */
  position?: number;
  /** Counted from 0. */
  column?: number;
  /** For a repeated value: the position of the first record that has it. */
  firstPosition?: number;
  /** A question that helps to decide which of the two records is right. */
  question?: string;
}

/** The year of a date or a month; 0 if it is blank. */
const getYear = (text: string) => Number(/\d{4}/.exec(text)?.[0] ?? 0);

/** @example toIsoMonth('Mar 2024') // '2024-03' */
const toIsoMonth = (yearMonth: string) => {
  const month = MONTHS.findIndex((one) => yearMonth.startsWith(one)) + 1;
  return `${getYear(yearMonth)}-${String(month).padStart(2, '0')}`;
};

/** The letters of the certificate number (spec §9). A record without a number, or with a game in Hindi, needs none. */
const getLetters = ({ certificateNo, game }: StudentRecord) =>
  (certificateNo && getCertificateLetters(game)) ?? '';

/** A rule of several values about one field. It is checked unless that field breaks a rule of its own. */
const at = (field: RecordField) => ({
  path: [field],
  when: ({ issues }: z.core.ParsePayload) => !issues.some(({ path }) => path?.[0] === field),
});

/** Creates a function that finds the problems of the cells of a row, and remembers them. */
export function createCellChecker({ vocabulary: { ranks }, site }: RecordRules) {
  const { rank, yearMonth } = studentRecordSchema.shape;
  /** With the rules that depend on several values, on other content or on today's date. */
  const schema = studentRecordSchema
    .extend({
      rank: rank.refine(
        (text) => text === '' || ranks.includes(text),
        `is none of ${ranks.join(', ')}`,
      ),
      yearMonth: yearMonth
        .refine(
          (text) => text === '' || getYear(text) >= site.establishedYear,
          'is before the council was established',
        )
        .refine((text) => toIsoMonth(text) <= toIndianDay(Date.now()), 'is in the future'),
      consent: z.string().refine((text) => readConsent(text) !== 'not understood', CONSENT_PROBLEM),
    })
    .refine((record) => record.game || record.certificateNo || record.yearMonth, {
      ...at('name'),
      error: 'has no game, certificate number or month: is it a student?',
    })
    .refine(
      (record) => {
        const latest = getYear(record.yearMonth) || getYear(toIndianDay(Date.now()));
        const earliest = getYear(record.yearMonth) || site.establishedYear;
        const year = getYear(record.dateOfBirth);
        return record.dateOfBirth === '' || (year <= latest - 3 && year >= earliest - 100);
      },
      {
        ...at('dateOfBirth'),
        error: 'is less than 3 or more than 100 years before the certificate',
      },
    )
    .refine((record) => record.certificateNo.startsWith(getLetters(record)), {
      ...at('certificateNo'),
      error: ({ input }) =>
        `does not start with ${getLetters(input as StudentRecord)}, the first Latin letters of its game`,
    });
  return memoizeByRecord((cells): RecordProblem[] => {
    const [slNo] = cells;
    const values = { ...toStudentRecord(cells), slNo, consent: cells[CONSENT_COLUMN] ?? '' };
    const issues = schema.safeParse(values).error?.issues ?? [];
    const problems = issues.flatMap((issue) => explainSchemaIssue(issue, values));
    return problems.map(({ path: [field], problem }) => ({
      column: field === 'consent' ? CONSENT_COLUMN : RECORD_FIELDS.findIndex((it) => it === field),
      problem,
    }));
  });
}

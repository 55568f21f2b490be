/** The rules for a record on its own. */
import { toIndianDay } from '@/lib/dates/indian-days';
import { CONSENT_PROBLEM } from '@/lib/model/consent';
import { CONSENT_COLUMN, RECORD_FIELDS } from '@/lib/model/record-columns';
import { MONTHS, studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import { getCertificateLetters } from '@/lib/records/certificate-number';
import { getConsent, toStudentRecord, type Cells } from '@/lib/records/records-file';
import { formatValueProblem, type Problem } from './issue';
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

/** The year of a date or a month of a record; 0 if it is blank. */
const getYear = (text: string) => Number(text.slice(-4));

/** @example toIsoMonth('Mar 2024') // '2024-03' */
const toIsoMonth = (yearMonth: string) => {
  const month = MONTHS.findIndex((one) => yearMonth.startsWith(one)) + 1;
  return `${getYear(yearMonth)}-${String(month).padStart(2, '0')}`;
};

/** Spec §9. Any letters are right for a game in Hindi. */
const getLetters = ({ game }: StudentRecord) => getCertificateLetters(game) ?? '';

/** The schema of a record, with the rules that depend on several of its values, on other content or on today's date. */
export function createRecordSchema({ vocabulary: { ranks }, site }: RecordRules) {
  // So that all problems of a record are shown at once.
  const when = () => true;
  return studentRecordSchema
    .refine(({ game, certificateNo, yearMonth }) => game || certificateNo || yearMonth, {
      when,
      path: ['name'],
      error: 'has no game, certificate number or month: is it a student?',
    })
    .refine(
      ({ dateOfBirth, yearMonth }) => {
        const latest = getYear(yearMonth) || Number(toIndianDay(Date.now()).slice(0, 4));
        const earliest = getYear(yearMonth) || site.establishedYear;
        const year = getYear(dateOfBirth);
        return dateOfBirth === '' || (year <= latest - 3 && year >= earliest - 100);
      },
      {
        when,
        path: ['dateOfBirth'],
        error: 'is less than 3 or more than 100 years before the certificate',
      },
    )
    .refine(({ rank }) => rank === '' || ranks.includes(rank), {
      when,
      path: ['rank'],
      error: `is none of ${ranks.join(', ')}`,
    })
    .refine(
      (record) =>
        record.certificateNo === '' || record.certificateNo.startsWith(getLetters(record)),
      {
        when,
        path: ['certificateNo'],
        error: ({ input }) => {
          const record = input as StudentRecord;
          return `does not start with ${getLetters(record)}, the first Latin letters of ${record.game}`;
        },
      },
    )
    .refine(({ yearMonth }) => yearMonth === '' || getYear(yearMonth) >= site.establishedYear, {
      when,
      path: ['yearMonth'],
      error: 'is before the council was established',
    })
    .refine(({ yearMonth }) => toIsoMonth(yearMonth) <= toIndianDay(Date.now()), {
      when,
      path: ['yearMonth'],
      error: 'is in the future',
    });
}

/**
 * The problems of the cells of a row: the first of each cell.
 *
 * @param schema what `createRecordSchema` returns
 */
export function findCellProblems(
  cells: Cells,
  schema: ReturnType<typeof createRecordSchema>,
): RecordProblem[] {
  const values = { ...toStudentRecord(cells), slNo: cells[0] };
  const problems = schema.safeParse(values).error?.issues ?? [];
  const found = problems
    .flatMap((issue) => explainSchemaIssue(issue, values))
    .map(({ path, problem }) => {
      const column = RECORD_FIELDS.findIndex((field) => field === path[0]);
      return [column, { column, problem }] as const;
    });
  if (getConsent(cells) === 'not understood') {
    const problem = formatValueProblem(cells[CONSENT_COLUMN], CONSENT_PROBLEM);
    found.push([CONSENT_COLUMN, { column: CONSENT_COLUMN, problem }]);
  }
  // A map keeps the last entry of a key.
  return [...new Map(found.toReversed()).values()].toReversed();
}

import { toDigits } from '@/lib/model/fields';
import {
  CONSENT_TITLE,
  RECORD_FIELDS,
  STUDENT_RECORD_COLUMNS,
  type RecordField,
} from '@/lib/model/record-columns';
import { studentRecordSchema, toIsoMonth, type StudentRecord } from '@/lib/model/student-record';
import { RECORDS_FILE, toStudentRecords, type RecordsRow } from '@/lib/records/records-file';
import { getCertificateLetters } from '@/lib/records/student-records';
import { findEarlier } from './find';
import { quoteValue, type ContentIssue } from './issue';
import type { Content } from './load';

/** A problem of a record's field, and the value as it should be, if it has only one reading. */
interface Problem {
  field: RecordField;
  problem: string;
  write?: string;
}

/** What records are compared with. */
interface Council {
  words: Content['sampleRecords'];
  firstYear: number;
}

const findWhen = (isWrong: boolean, field: RecordField, problem: string): Problem[] =>
  isWrong ? [{ field, problem }] : [];

/** Ages at which athletes get certificates; outside this range a year was mistyped. */
const AGES = { lowest: 3, highest: 60 };

/** The years of certificates go from the establishment to next year. */
function findDateProblems(record: StudentRecord, { firstYear }: Council): Problem[] {
  const { dateOfBirth, yearMonth } = record;
  if (yearMonth === '') return [];
  const [year, lastYear] = [Number(yearMonth.slice(-4)), new Date().getFullYear() + 1];
  if (year < firstYear || year > lastYear) {
    const problem = `is not in the years ${firstYear} to ${lastYear}`;
    return [{ field: 'yearMonth', problem }];
  }
  if (dateOfBirth === '') return [];
  const age = year - Number(dateOfBirth.slice(-4));
  const isBefore = dateOfBirth.split('-').reverse().join('-') < toIsoMonth(yearMonth);
  const problem = isBefore ? `gives an age of ${age} at` : 'is not before';
  return findWhen(
    !isBefore || age < AGES.lowest || age > AGES.highest,
    'dateOfBirth',
    `${problem} the certificate, which is of ${yearMonth}`,
  );
}

/** Spec §9: the certificate begins with the letters of the game. A game in Hindi allows any two. */
function findCertificateProblems({ certificateNo, game }: StudentRecord): Problem[] {
  const letters = getCertificateLetters(game);
  return findWhen(
    certificateNo !== '' && letters !== undefined && !certificateNo.startsWith(letters),
    'certificateNo',
    `does not start with ${letters}, the first Latin letters of ${game}`,
  );
}

/** A word without what people write in different ways: capitals, spaces, l for 1. */
const simplify = (text: string) => toDigits(text.replace(/\s/g, '').toLowerCase());

/** A rank must be one of the list; a game or event may be new, but is written as in the list. */
const findWordProblems = (record: StudentRecord, { words }: Council): Problem[] =>
  (['game', 'event', 'rank'] as const).flatMap((field) => {
    const list = words[`${field}s` as const];
    const written = record[field];
    const write = list.find((word) => simplify(word) === simplify(written));
    if (written === '' || list.includes(written) || (field !== 'rank' && !write)) return [];
    const problem =
      field === 'rank' ? `is none of ${list.join(', ')}` : 'is written in another way';
    return [{ field, problem: problem + (write ? `: write ${write}` : ''), write }];
  });

/** The problems of a record; blank fields are never wrong, but for its number. */
function findProblems(
  record: StudentRecord,
  number: string | undefined,
  council: Council,
): Problem[] {
  const { data, error } = studentRecordSchema.safeParse({ ...record, slNo: number });
  if (data)
    return [
      ...findWordProblems(data, council),
      ...findCertificateProblems(data),
      ...findDateProblems(data, council),
    ];
  return error.issues.map(({ path: [field], message, ...issue }) => ({
    field: field as RecordField,
    problem:
      message === 'says nothing' && field !== 'slNo'
        ? `${message}: write it, or leave the cell empty`
        : message,
    write: issue.code === 'custom' ? (issue.params?.write as string | undefined) : undefined,
  }));
}

/** A value that another row has too. */
function findTwice(rows: readonly RecordsRow[], field: RecordField) {
  const column = RECORD_FIELDS.indexOf(field);
  const filled = rows.filter(({ cells }) => cells[column]);
  const earlier = findEarlier(filled, ({ cells }) => cells[column]);
  return filled.flatMap((row, index) => {
    const first = earlier[index];
    return first ? [{ row, field, problem: `is used twice, first in row ${first.row}` }] : [];
  });
}

const createIssue = (row: number, problem: string, field?: string): ContentIssue => ({
  file: RECORDS_FILE,
  entry: `row ${row}`,
  field,
  problem,
});

/** Equal problems of a column are one mistake that was made in the whole file. */
function toIssue({ row, field, problem, write }: Problem & { row: RecordsRow }): ContentIssue {
  const column = RECORD_FIELDS.indexOf(field);
  // The value as it was typed.
  const value = row.cells[column] ?? '';
  return {
    ...createIssue(row.row, quoteValue(value, problem), STUDENT_RECORD_COLUMNS[column]?.title),
    kind: `${field} ${problem.replace(/: write .*/, '')}`,
    mended: write === undefined || write === value ? undefined : { path: [row.row, column], write },
  };
}

/** The issue of column titles that do not match, because the cells below them would be ambiguous. */
function findTitleIssues(titles: readonly string[], expected: readonly string[]): ContentIssue[] {
  const all = expected.join(',');
  const width = Math.max(titles.length, expected.length);
  const first = Array.from({ length: width }).findIndex(
    (_, index) => titles[index] !== expected[index],
  );
  if (first < 0) return [];
  if (!expected.some((title) => titles.includes(title)))
    return [createIssue(1, `is not the line of titles: ${all}`)];
  const title = expected[first];
  const problem = title ? `is not the title ${title}` : 'is one column too many';
  const place = `column ${first + 1}`;
  return [
    createIssue(1, `${quoteValue(titles[first] ?? '', problem)}; the titles are ${all}`, place),
  ];
}

/** The issues of the records file, row by row; none without such a file. */
export function findRecordIssues({ recordsFile, site, sampleRecords }: Content): ContentIssue[] {
  if (!recordsFile) return [];
  const { titles, rows, unreadable } = recordsFile;
  if (unreadable) return [{ file: RECORDS_FILE, problem: unreadable }];
  const columns: string[] = STUDENT_RECORD_COLUMNS.map(({ title }) => title);
  const expected = site.recordsNeedConsent ? [...columns, CONSENT_TITLE] : columns;
  const titleIssues = findTitleIssues(titles, expected);
  if (titleIssues.length > 0) return titleIssues;
  const isWhole = ({ cells: { length } }: RecordsRow) =>
    length >= columns.length && length <= expected.length;
  const torn = rows
    .filter((row) => !isWhole(row))
    .map(({ row, cells: { length } }) => {
      const hint = length > expected.length ? ': take the comma out that divides a cell' : '';
      const problem = `has ${length} cells instead of ${expected.length}${hint}`;
      return { ...createIssue(row, problem), kind: problem };
    });
  const all = [{ row: 1, cells: titles }, ...rows];
  const earlier = findEarlier(all, ({ cells }) => String(cells));
  const repeated = all.flatMap(({ row }, index) => {
    const first = earlier[index];
    return first ? [createIssue(row, `is row ${first.row} once more: take it out`)] : [];
  });
  const good = rows.filter((row, index) => isWhole(row) && !earlier[index + 1]);
  const council = { words: sampleRecords, firstYear: site.establishedYear };
  const records = toStudentRecords({ titles, rows: good });
  const problems = good.flatMap((row, index) => {
    const record = records[index];
    return record
      ? findProblems(record, row.cells[0], council).map((problem) => ({ row, ...problem }))
      : [];
  });
  return [
    ...torn,
    ...repeated,
    ...[...problems, ...findTwice(good, 'slNo'), ...findTwice(good, 'certificateNo')]
      .sort((one, other) => one.row.row - other.row.row)
      .map(toIssue),
  ];
}

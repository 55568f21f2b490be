import { CONSENT_TITLE, RECORD_FIELDS, STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import {
  describeFormat,
  RECORDS_FILE,
  toStudentRecords,
  type RecordsRow,
} from '@/lib/records/records-file';
import { getCertificateLetters } from '@/lib/records/student-records';
import { findFirstOccurrences } from './find';
import { listFindings, type Finding } from './findings';
import { quoteValue, type ContentIssue } from './issue';
import type { Content } from './load';
import { explainSchemaIssue } from './schema-problems';

/** The problems of a record whose cells are valid, each on its own. */
function findRecordProblems(record: StudentRecord, { sampleRecords, site }: Content): Finding[] {
  const { certificateNo, game, rank, yearMonth } = record;
  const { ranks } = sampleRecords;
  const [year, lastYear] = [Number(yearMonth.slice(-4)), new Date().getFullYear() + 1];
  // Spec §9. For a game in Hindi, all letters are valid.
  const letters = getCertificateLetters(game) ?? '';
  return [
    ...listFindings(['rank'], {
      [`"${rank}" is none of ${ranks.join(', ')}`]: rank !== '' && !ranks.includes(rank),
    }),
    ...listFindings(['certificateNo'], {
      [`"${certificateNo}" does not start with ${letters}, the first Latin letters of ${game}`]:
        certificateNo !== '' && !certificateNo.startsWith(letters),
    }),
    ...listFindings(['yearMonth'], {
      [`"${yearMonth}" is not in the years ${site.establishedYear} to ${lastYear}`]:
        yearMonth !== '' && (year < site.establishedYear || year > lastYear),
    }),
  ];
}

/** The problems of all records. A field may be blank, except the serial number. */
function findAllProblems(rows: readonly RecordsRow[], content: Content): Finding[] {
  const records = toStudentRecords({ titles: [], rows });
  const findDuplicates = (field: 'slNo' | 'certificateNo') => {
    const cells = rows.map((row) => row.cells[RECORD_FIELDS.indexOf(field)]);
    const firstOccurrences = findFirstOccurrences([...cells.keys()], (index) => cells[index]);
    return firstOccurrences.flatMap((first, index) => {
      const problem = `"${cells[index]}" is used twice, first in row ${rows[first ?? 0]?.row}`;
      return first !== undefined && cells[index] !== '' ? [{ path: [index, field], problem }] : [];
    });
  };
  const findings = records.flatMap((record, index) => {
    const { data, error } = studentRecordSchema.safeParse(
      { ...record, slNo: rows[index]?.cells[0] },
      { reportInput: true },
    );
    const recordFindings = data
      ? findRecordProblems(data, content)
      : error.issues.flatMap((issue) => explainSchemaIssue(studentRecordSchema, issue));
    return recordFindings.map((finding) => ({ ...finding, path: [index, ...finding.path] }));
  });
  return [...findings, ...findDuplicates('slNo'), ...findDuplicates('certificateNo')];
}

const createIssue = (place: string, problem: string): ContentIssue => ({
  file: RECORDS_FILE,
  place,
  problem,
});

/** Converts findings to issues, sorted by row. */
const createRecordIssues = (
  rows: readonly RecordsRow[],
  findings: readonly Finding[],
): ContentIssue[] =>
  findings
    .toSorted((one, other) => Number(one.path[0]) - Number(other.path[0]))
    .map(({ path: [index, field], problem }) => {
      const title = STUDENT_RECORD_COLUMNS.find((one) => one.field === field)?.title;
      return createIssue(`row ${rows[Number(index)]?.row}: ${title}`, problem);
    });

/** The issues of the records file; none if there is no such file. */
export function findRecordIssues(content: Content): ContentIssue[] {
  if (!content.recordsFile) return [];
  const { titles, rows, unreadable } = content.recordsFile;
  if (unreadable) return [{ file: RECORDS_FILE, problem: unreadable }];
  const columns: string[] = STUDENT_RECORD_COLUMNS.map(({ title }) => title);
  const expected = content.site.recordsNeedConsent ? [...columns, CONSENT_TITLE] : columns;
  const wrong = [...expected, ''].findIndex((title, index) => title !== (titles[index] ?? ''));
  if (wrong >= 0) {
    const problem = quoteValue(titles[wrong] ?? '', describeFormat(expected.join()));
    return [createIssue(`row 1: column ${wrong + 1}`, problem)];
  }
  const hasAllCells = ({ cells: { length } }: RecordsRow) =>
    length >= columns.length && length <= expected.length;
  const lengthIssues = rows
    .filter((row) => !hasAllCells(row))
    .map(({ row, cells }) =>
      createIssue(`row ${row}`, `has ${cells.length} cells instead of ${expected.length}`),
    );
  const validRows = rows.filter(hasAllCells);
  return [...lengthIssues, ...createRecordIssues(validRows, findAllProblems(validRows, content))];
}

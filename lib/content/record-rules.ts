import { CONSENT_TITLE, RECORD_FIELDS, STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import {
  describeFormat,
  RECORDS_FILE,
  toStudentRecords,
  type RecordsRow,
} from '@/lib/records/records-file';
import { getCertificateLetters } from '@/lib/records/student-records';
import { listFindings, type Finding } from './findings';
import { quoteValue, type ContentIssue } from './issue';
import type { Content } from './load';
import { explainSchemaIssue } from './schema-problems';

/** The problems of a record whose cells are valid, each on its own. */
function findRecordProblems(record: StudentRecord, { sampleRecords, site }: Content): Finding[] {
  const { certificateNo, game, rank, yearMonth } = record;
  const { ranks } = sampleRecords;
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
      [`"${yearMonth}" is before the council was established`]:
        yearMonth !== '' && Number(yearMonth.slice(-4)) < site.establishedYear,
    }),
  ];
}

/** The problems of the cells of a row. A cell may be blank, except the serial number. */
function findCellProblems(row: RecordsRow, content: Content): Finding[] {
  const [record] = toStudentRecords({ titles: [], rows: [row] });
  const input = { ...record, slNo: row.cells[0] };
  const { data, error } = studentRecordSchema.safeParse(input, { reportInput: true });
  return data
    ? findRecordProblems(data, content)
    : error.issues.flatMap((issue) => explainSchemaIssue(studentRecordSchema, issue));
}

/** Creates a function that finds the values of a row that an earlier row has, and no other may have. */
function createDuplicateFinder() {
  const firstRows = new Map<string, number>();
  return ({ row, cells }: RecordsRow): Finding[] =>
    (['slNo', 'certificateNo'] as const).flatMap((field) => {
      const value = cells[RECORD_FIELDS.indexOf(field)] ?? '';
      const firstRow = firstRows.get(`${field} ${value}`);
      if (firstRow === undefined && value !== '') firstRows.set(`${field} ${value}`, row);
      return firstRow === undefined
        ? []
        : [{ path: [field], problem: `"${value}" is used twice, first in row ${firstRow}` }];
    });
}

/** The issues of the records file, in the order of its rows; none if there is no such file. */
export function findRecordIssues(content: Content): ContentIssue[] {
  if (!content.recordsFile) return [];
  const { titles, rows, unreadable } = content.recordsFile;
  if (unreadable) return [{ file: RECORDS_FILE, problem: unreadable }];
  const columns: string[] = STUDENT_RECORD_COLUMNS.map(({ title }) => title);
  const expected = content.site.recordsNeedConsent ? [...columns, CONSENT_TITLE] : columns;
  const wrong = [...expected, ''].findIndex((title, index) => title !== (titles[index] ?? ''));
  if (wrong >= 0) {
    const problem = quoteValue(titles[wrong] ?? '', describeFormat(expected.join()));
    return [{ file: RECORDS_FILE, place: `row 1: column ${wrong + 1}`, problem }];
  }
  const findDuplicates = createDuplicateFinder();
  return rows.flatMap((row) => {
    const { length } = row.cells;
    const place = `row ${row.row}`;
    const problem = `has ${length} cells instead of ${expected.length}`;
    if (length < columns.length || length > expected.length)
      return [{ file: RECORDS_FILE, place, problem }];
    return [...findCellProblems(row, content), ...findDuplicates(row)].map((finding) => {
      const column = STUDENT_RECORD_COLUMNS.find(({ field }) => field === finding.path[0]);
      return { ...finding, file: RECORDS_FILE, place: `${place}: ${column?.title}` };
    });
  });
}

import { correctDigits } from '@/lib/model/fields';
import { CONSENT_TITLE, RECORD_FIELDS, STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import { RECORDS_FILE, toStudentRecords, type RecordsRow } from '@/lib/records/records-file';
import { getCertificateLetters } from '@/lib/records/student-records';
import { findFirstOccurrences } from './find';
import { listFindings, type Finding } from './findings';
import { quoteValue, type ContentIssue } from './issue';
import type { Content } from './load';
import { explainValue } from './schema-problems';

/** The plausible ages of athletes, in years. For any other age, a year was probably mistyped. */
const AGE_RANGE = { lowest: 3, highest: 60 };

/** Finds certificates from before the council existed or after next year, and implausible dates of birth. */
function findDateProblems({ dateOfBirth, yearMonth }: StudentRecord, firstYear: number): Finding[] {
  const [year, lastYear] = [Number(yearMonth.slice(-4)), new Date().getFullYear() + 1];
  if (yearMonth === '') return [];
  const isOutside = year < firstYear || year > lastYear;
  const age = year - Number(dateOfBirth.slice(-4));
  return [
    ...listFindings(['yearMonth'], {
      [`"${yearMonth}" is not in the years ${firstYear} to ${lastYear}`]: isOutside,
    }),
    ...listFindings(['dateOfBirth'], {
      [`"${dateOfBirth}" gives an age of ${age} at the certificate, which is of ${yearMonth}`]:
        !isOutside && dateOfBirth !== '' && (age < AGE_RANGE.lowest || age > AGE_RANGE.highest),
    }),
  ];
}

/** Finds certificate numbers without the letters of the game (spec §9). For a game in Hindi, all letters are valid. */
function findCertificateProblems({ certificateNo, game }: StudentRecord): Finding[] {
  const letters = getCertificateLetters(game);
  return listFindings(['certificateNo'], {
    [`"${certificateNo}" does not start with ${letters}, the first Latin letters of ${game}`]:
      certificateNo !== '' && letters !== undefined && !certificateNo.startsWith(letters),
  });
}

/** A word in a form for comparison: without capitals and spaces, and with the digit 1 for the letter l. */
const simplifyWord = (text: string) => correctDigits(text.replace(/\s/g, '').toLowerCase());

/** Finds ranks that are not in the list of ranks, and games and events that the lists write in another way. */
const findWordProblems = (record: StudentRecord, vocabulary: Content['sampleRecords']): Finding[] =>
  (['game', 'event', 'rank'] as const).flatMap((field) => {
    const allowed = vocabulary[`${field}s` as const];
    const value = record[field];
    const correction = allowed.find((word) => simplifyWord(word) === simplifyWord(value));
    if (value === '' || allowed.includes(value) || (field !== 'rank' && !correction)) return [];
    const problem =
      field === 'rank' ? `is none of ${allowed.join(', ')}` : 'is written in another way';
    const hint = correction ? `: write ${correction}` : '';
    return [{ path: [field], problem: quoteValue(value, problem + hint), correction }];
  });

/** The problems of all records. A field may be blank, except the serial number. */
function findAllProblems(rows: readonly RecordsRow[], { sampleRecords, site }: Content): Finding[] {
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
      ? [
          ...findWordProblems(data, sampleRecords),
          ...findCertificateProblems(data),
          ...findDateProblems(data, site.establishedYear),
        ]
      : error.issues.map((issue) => explainValue(studentRecordSchema, issue));
    return recordFindings.map((finding) => ({ ...finding, path: [index, ...finding.path] }));
  });
  return [...findings, ...findDuplicates('slNo'), ...findDuplicates('certificateNo')];
}

const createIssue = (place: string, problem: string): ContentIssue => ({
  file: RECORDS_FILE,
  place,
  problem,
});

/** Converts findings to issues, sorted by row. Issues of one column with the same problem are of the same kind. */
const createRecordIssues = (
  rows: readonly RecordsRow[],
  findings: readonly Finding[],
): ContentIssue[] =>
  findings
    .toSorted((one, other) => Number(one.path[0]) - Number(other.path[0]))
    .map(({ path: [index, field], problem, correction }) => {
      const column = STUDENT_RECORD_COLUMNS.findIndex((one) => one.field === field);
      const { row = 0, cells = [] } = rows[Number(index)] ?? {};
      return {
        ...createIssue(`row ${row}: ${STUDENT_RECORD_COLUMNS[column]?.title}`, problem),
        kind: `${field} ${problem.replace(/^".*" |: write .*/g, '')}`,
        ...(correction !== undefined &&
          correction !== cells[column] && {
            mended: { path: [row, column], write: correction },
          }),
      };
    });

/** The issue of the first wrong column title. With a wrong title, the meaning of the cells below is not certain. */
function findTitleIssue(titles: readonly string[], expected: readonly string[]) {
  const column = [...expected, ''].findIndex((title, index) => title !== (titles[index] ?? ''));
  if (column < 0) return undefined;
  const title = expected[column];
  const problem = title ? `is not the title ${title}` : 'is one column too many';
  const titleHint = `; the titles are ${expected.join(',')}`;
  const place = `row 1: column ${column + 1}`;
  return createIssue(place, quoteValue(titles[column] ?? '', problem) + titleHint);
}

/** The issues of the records file; none if there is no such file. */
export function findRecordIssues(content: Content): ContentIssue[] {
  if (!content.recordsFile) return [];
  const { titles, rows, unreadable } = content.recordsFile;
  if (unreadable) return [{ file: RECORDS_FILE, problem: unreadable }];
  const columns: string[] = STUDENT_RECORD_COLUMNS.map(({ title }) => title);
  const expected = content.site.recordsNeedConsent ? [...columns, CONSENT_TITLE] : columns;
  const titleIssue = findTitleIssue(titles, expected);
  if (titleIssue) return [titleIssue];
  const hasAllCells = ({ length }: readonly string[]) =>
    length >= columns.length && length <= expected.length;
  const allRows = [{ row: 1, cells: titles }, ...rows];
  const originals = findFirstOccurrences(allRows, ({ cells }) => String(cells));
  const rowIssues = allRows.flatMap(({ row, cells }, index) => {
    const first = originals[index];
    if (first) return [createIssue(`row ${row}`, `is row ${first.row} once more: take it out`)];
    if (hasAllCells(cells)) return [];
    const hint = cells.length > expected.length ? ': take the comma out that divides a cell' : '';
    const problem = `has ${cells.length} cells instead of ${expected.length}${hint}`;
    return [{ ...createIssue(`row ${row}`, problem), kind: problem }];
  });
  const validRows = rows.filter(({ cells }, index) => hasAllCells(cells) && !originals[index + 1]);
  return [...rowIssues, ...createRecordIssues(validRows, findAllProblems(validRows, content))];
}

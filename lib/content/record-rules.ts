import { toDigits } from '@/lib/model/fields';
import { CONSENT_TITLE, RECORD_FIELDS, STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import { RECORDS_FILE, toStudentRecords, type RecordsRow } from '@/lib/records/records-file';
import { getCertificateLetters } from '@/lib/records/student-records';
import { findEarlier } from './find';
import { findAt, type Finding } from './findings';
import { quoteValue, type ContentIssue } from './issue';
import type { Content } from './load';
import { explainValue } from './schema-problems';

/** Ages at which athletes get certificates; outside this range a year was mistyped. */
const AGES = { lowest: 3, highest: 60 };

/** The years of certificates go from the establishment to next year. */
function findDateProblems({ dateOfBirth, yearMonth }: StudentRecord, firstYear: number): Finding[] {
  const [year, lastYear] = [Number(yearMonth.slice(-4)), new Date().getFullYear() + 1];
  if (yearMonth === '') return [];
  const isOutside = year < firstYear || year > lastYear;
  const age = year - Number(dateOfBirth.slice(-4));
  return [
    ...findAt(['yearMonth'], {
      [`"${yearMonth}" is not in the years ${firstYear} to ${lastYear}`]: isOutside,
    }),
    ...findAt(['dateOfBirth'], {
      [`"${dateOfBirth}" gives an age of ${age} at the certificate, which is of ${yearMonth}`]:
        !isOutside && dateOfBirth !== '' && (age < AGES.lowest || age > AGES.highest),
    }),
  ];
}

/** Spec §9: the certificate begins with the letters of the game. A game in Hindi allows any two. */
function findCertificateProblems({ certificateNo, game }: StudentRecord): Finding[] {
  const letters = getCertificateLetters(game);
  return findAt(['certificateNo'], {
    [`"${certificateNo}" does not start with ${letters}, the first Latin letters of ${game}`]:
      certificateNo !== '' && letters !== undefined && !certificateNo.startsWith(letters),
  });
}

/** A word without what people write in different ways: capitals, spaces, l for 1. */
const simplify = (text: string) => toDigits(text.replace(/\s/g, '').toLowerCase());

/** A rank must be one of the list; a game or event may be new, but is written as in the list. */
const findWordProblems = (record: StudentRecord, words: Content['sampleRecords']): Finding[] =>
  (['game', 'event', 'rank'] as const).flatMap((field) => {
    const list = words[`${field}s` as const];
    const written = record[field];
    const write = list.find((word) => simplify(word) === simplify(written));
    if (written === '' || list.includes(written) || (field !== 'rank' && !write)) return [];
    const problem =
      field === 'rank' ? `is none of ${list.join(', ')}` : 'is written in another way';
    const hint = write ? `: write ${write}` : '';
    return [{ path: [field], problem: quoteValue(written, problem + hint), write }];
  });

/** What is wrong with each record; blank fields are never wrong, but for its number. */
function findProblems(rows: readonly RecordsRow[], { sampleRecords, site }: Content): Finding[] {
  const records = toStudentRecords({ titles: [], rows });
  const findTwice = (field: 'slNo' | 'certificateNo') => {
    const cells = rows.map((row) => row.cells[RECORD_FIELDS.indexOf(field)]);
    const earlier = findEarlier([...cells.keys()], (index) => cells[index]);
    return earlier.flatMap((first, index) => {
      const problem = `"${cells[index]}" is used twice, first in row ${rows[first ?? 0]?.row}`;
      return first !== undefined && cells[index] !== '' ? [{ path: [index, field], problem }] : [];
    });
  };
  const findings = records.flatMap((record, index) => {
    const { data, error } = studentRecordSchema.safeParse(
      { ...record, slNo: rows[index]?.cells[0] },
      { reportInput: true },
    );
    const own = data
      ? [
          ...findWordProblems(data, sampleRecords),
          ...findCertificateProblems(data),
          ...findDateProblems(data, site.establishedYear),
        ]
      : error.issues.map((issue) => explainValue(studentRecordSchema, issue));
    return own.map((finding) => ({ ...finding, path: [index, ...finding.path] }));
  });
  return [...findings, ...findTwice('slNo'), ...findTwice('certificateNo')];
}

const createIssue = (place: string, problem: string): ContentIssue => ({
  file: RECORDS_FILE,
  place,
  problem,
});

/** Findings as issues, row by row. Equal problems of a column are one mistake that was made in the whole file. */
const toIssues = (rows: readonly RecordsRow[], findings: readonly Finding[]): ContentIssue[] =>
  findings
    .toSorted((one, other) => Number(one.path[0]) - Number(other.path[0]))
    .map(({ path: [index, field], problem, write }) => {
      const column = STUDENT_RECORD_COLUMNS.findIndex((one) => one.field === field);
      const { row = 0, cells = [] } = rows[Number(index)] ?? {};
      return {
        ...createIssue(`row ${row}: ${STUDENT_RECORD_COLUMNS[column]?.title}`, problem),
        kind: `${field} ${problem.replace(/^".*" |: write .*/g, '')}`,
        ...(write !== undefined &&
          write !== cells[column] && { mended: { path: [row, column], write } }),
      };
    });

/** The first column title that is not as it must be, because the cells below it would be ambiguous. */
function findTitleIssue(titles: readonly string[], expected: readonly string[]) {
  const column = [...expected, ''].findIndex((title, index) => title !== (titles[index] ?? ''));
  if (column < 0) return undefined;
  const title = expected[column];
  const problem = title ? `is not the title ${title}` : 'is one column too many';
  const all = `; the titles are ${expected.join(',')}`;
  const place = `row 1: column ${column + 1}`;
  return createIssue(place, quoteValue(titles[column] ?? '', problem) + all);
}

/** The issues of the records file; none without such a file. */
export function findRecordIssues(content: Content): ContentIssue[] {
  if (!content.recordsFile) return [];
  const { titles, rows, unreadable } = content.recordsFile;
  if (unreadable) return [{ file: RECORDS_FILE, problem: unreadable }];
  const columns: string[] = STUDENT_RECORD_COLUMNS.map(({ title }) => title);
  const expected = content.site.recordsNeedConsent ? [...columns, CONSENT_TITLE] : columns;
  const titleIssue = findTitleIssue(titles, expected);
  if (titleIssue) return [titleIssue];
  const isWhole = ({ length }: readonly string[]) =>
    length >= columns.length && length <= expected.length;
  const all = [{ row: 1, cells: titles }, ...rows];
  const earlier = findEarlier(all, ({ cells }) => String(cells));
  const broken = all.flatMap(({ row, cells }, index) => {
    const first = earlier[index];
    if (first) return [createIssue(`row ${row}`, `is row ${first.row} once more: take it out`)];
    if (isWhole(cells)) return [];
    const hint = cells.length > expected.length ? ': take the comma out that divides a cell' : '';
    const problem = `has ${cells.length} cells instead of ${expected.length}${hint}`;
    return [{ ...createIssue(`row ${row}`, problem), kind: problem }];
  });
  const good = rows.filter(({ cells }, index) => isWhole(cells) && !earlier[index + 1]);
  return [...broken, ...toIssues(good, findProblems(good, content))];
}

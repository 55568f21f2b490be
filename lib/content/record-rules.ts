import {
  CONSENT_TITLE,
  RECORD_FIELDS,
  STUDENT_RECORD_COLUMNS,
  type RecordField,
} from '@/lib/model/record-columns';
import { MONTHS, studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import {
  describeFormat,
  getRowNumber,
  isFilled,
  RECORDS_FILE,
  toStudentRecord,
  type Cells,
  type RecordsFile,
} from '@/lib/records/records-file';
import { getCertificateLetters } from '@/lib/records/certificate-number';
import { listFindings, type Finding } from './findings';
import { formatValueProblem, type ContentIssue } from './issue';
import type { SourceContent } from './load';
import { explainSchemaIssue } from './schema-problems';

/** The content by which records are judged. */
export type RecordRules = Pick<SourceContent, 'sampleRecords' | 'site'>;

/** A problem of a records file. Without a position it is of the whole file, and without a column of the whole row. */
export interface RecordProblem {
  /** The position of the row, counted from 0; -1 is that of the titles. */
  position?: number;
  /** Counted from 0. */
  column?: number;
  problem: string;
  /** For what only one record may have: the position of the first record that has it. */
  firstPosition?: number;
}

/** The problems that no cell has on its own. */
function findRecordProblems(
  record: StudentRecord,
  { sampleRecords, site }: RecordRules,
): Finding[] {
  const { name, certificateNo, dateOfBirth, game, rank, yearMonth } = record;
  const { ranks } = sampleRecords;
  // Spec §9. For a game in Hindi, all letters are valid.
  const letters = getCertificateLetters(game) ?? '';
  const month = MONTHS.findIndex((one) => yearMonth.startsWith(one));
  const year = Number(yearMonth.slice(-4));
  const birthYear = Number(dateOfBirth.slice(-4));
  const latestBirthYear = (year || new Date().getFullYear()) - 3;
  const earliestBirthYear = (year || site.establishedYear) - 100;
  return listFindings([], record, [
    {
      field: 'name',
      problem: 'has no game, certificate number or month: is it a student?',
      isTrue: name !== '' && (game || certificateNo || yearMonth) === '',
    },
    {
      field: 'dateOfBirth',
      problem: 'is less than 3 or more than 100 years before the certificate',
      isTrue: dateOfBirth !== '' && (birthYear > latestBirthYear || birthYear < earliestBirthYear),
    },
    {
      field: 'rank',
      problem: `is none of ${ranks.join(', ')}`,
      isTrue: rank !== '' && !ranks.includes(rank),
    },
    {
      field: 'certificateNo',
      problem: `does not start with ${letters}, the first Latin letters of ${game}`,
      isTrue: certificateNo !== '' && !certificateNo.startsWith(letters),
    },
    {
      field: 'yearMonth',
      problem: 'is before the council was established',
      isTrue: yearMonth !== '' && year < site.establishedYear,
    },
    {
      field: 'yearMonth',
      problem: 'is in the future',
      isTrue: Date.UTC(year, month) > Date.now(),
    },
  ]);
}

/** The problems of the cells of a row. A cell may be blank, except the serial number. Of a wrong cell, one is enough. */
function findCellProblems(cells: Cells, rules: RecordRules) {
  const record = toStudentRecord(cells);
  const input = { ...record, slNo: cells[0] };
  const { error } = studentRecordSchema.safeParse(input, { reportInput: true });
  const problems = (error?.issues ?? []).flatMap(explainSchemaIssue);
  const wrongFields = problems.map(({ path }) => path[0]);
  return [
    ...problems,
    ...findRecordProblems(record, rules).filter(({ path }) => !wrongFields.includes(path[0])),
  ].map(({ path, problem }) => ({
    column: RECORD_FIELDS.findIndex((field) => field === path[0]),
    problem,
  }));
}

const getCell = (cells: Cells, field: RecordField) => cells[RECORD_FIELDS.indexOf(field)] ?? '';

/** All that tells a result of a student from all others; blank if name and date of birth do not name one student. */
const getResult = (cells: Cells) =>
  getCell(cells, 'name') &&
  getCell(cells, 'dateOfBirth') &&
  RECORD_FIELDS.filter((field) => field !== 'slNo' && field !== 'certificateNo')
    .map((field) => getCell(cells, field))
    .join('\t');

/** Creates a function that finds records that have a value, or another key, of an earlier one. */
function createDuplicateFinder(field: RecordField, problem: string) {
  const column = RECORD_FIELDS.indexOf(field);
  const firstPositions = new Map<string, number>();
  return (cells: Cells, position: number, key = cells[column] ?? ''): RecordProblem[] => {
    const firstPosition = firstPositions.get(key);
    if (firstPosition !== undefined)
      return [{ position, column, problem: `"${cells[column]}" ${problem}`, firstPosition }];
    if (key !== '') firstPositions.set(key, position);
    return [];
  };
}

/** The first position at which a list has another text than is expected; -1 if there is none. */
const findDifference = (expected: readonly string[], found: ArrayLike<string>) =>
  expected.findIndex((text, index) => text !== (found[index] ?? ''));

const describeLength = (length: number, wanted: number) =>
  `has ${length} cells instead of ${wanted}: ${length < wanted ? 'it is broken in two, or a comma is missing' : 'a cell has a comma, or two rows are in one line'}`;

/** The titles of the columns that a records file must have, in order. */
export const listRecordTitles = ({ site }: RecordRules): string[] => [
  ...STUDENT_RECORD_COLUMNS.map(({ title }) => title),
  ...(site.recordsNeedConsent ? [CONSENT_TITLE] : []),
];

/**
 * Creates a function that finds the problems of a records file, in the order of its rows. It judges the cells of each row
 * once, because the editor calls it at each change of one of them.
 */
export function createRecordsChecker(rules: RecordRules) {
  const expected = listRecordTitles(rules);
  const judge = (cells: Cells) => ({
    problems: findCellProblems(cells, rules),
    result: getResult(cells),
  });
  const judgements = new WeakMap<Cells, ReturnType<typeof judge>>();
  const judgeOnce = (cells: Cells) => {
    const judgement = judgements.get(cells) ?? judge(cells);
    judgements.set(cells, judgement);
    return judgement;
  };
  return ({ titles, rows, unreadable }: RecordsFile): RecordProblem[] => {
    if (unreadable) return [{ problem: unreadable }];
    const wrong = findDifference([...expected, ''], titles);
    if (wrong >= 0) {
      const [title = '', wanted = 'blank'] = [titles[wrong], expected[wrong]];
      const sign = findDifference([...wanted, ''], title) + 1;
      const difference = `is not ${wanted}, of which sign ${sign} differs, so this`;
      const problem = formatValueProblem(title, `${difference} ${describeFormat(expected.join())}`);
      return [{ position: -1, column: wrong, problem }];
    }
    const findSerialNumber = createDuplicateFinder('slNo', 'is used twice');
    const findResult = createDuplicateFinder('name', 'has this result twice');
    const findCertificate = createDuplicateFinder('certificateNo', 'is used twice');
    return rows.flatMap((cells, position): RecordProblem[] => {
      const { length } = cells;
      if (!isFilled(cells)) return [];
      if (length < STUDENT_RECORD_COLUMNS.length || length > expected.length)
        return [{ position, problem: describeLength(length, expected.length) }];
      const { problems, result } = judgeOnce(cells);
      return [
        ...problems.map((problem) => ({ position, ...problem })),
        ...findSerialNumber(cells, position),
        ...findResult(cells, position, result),
        ...findCertificate(cells, position),
      ];
    });
  };
}

function describePlace({ position, column }: RecordProblem): string {
  if (position === undefined) return '';
  const title = column === undefined ? undefined : STUDENT_RECORD_COLUMNS[column]?.title;
  const columnName = position < 0 ? `column ${Number(column) + 1}` : title;
  return [`row ${getRowNumber(position)}`, columnName].filter(Boolean).join(': ');
}

/** The issues of the records file; none if there is no such file. */
export const findRecordIssues = ({ recordsFile, ...rules }: SourceContent): ContentIssue[] =>
  (recordsFile ? createRecordsChecker(rules)(recordsFile) : []).map((found) => ({
    file: RECORDS_FILE,
    place: describePlace(found),
    problem:
      found.firstPosition === undefined
        ? found.problem
        : `${found.problem}, first in row ${getRowNumber(found.firstPosition)}`,
  }));

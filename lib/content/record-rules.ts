import { CONSENT_TITLE, RECORD_FIELDS, STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { MONTHS, studentRecordSchema, type StudentRecord } from '@/lib/model/student-record';
import { toComparableRecord } from '@/lib/records/comparable-record';
import {
  describeFormat,
  getRowNumber,
  isFilled,
  RECORDS_FILE,
  toStudentRecord,
  type Cells,
  type RecordsFile,
} from '@/lib/records/records-file';
import { getCertificateLetters, parseCertificateSerial } from '@/lib/records/certificate-number';
import { listFindings, type Finding } from './findings';
import { formatValueProblem, type ContentIssue } from './issue';
import type { SourceContent } from './load';
import { REPETITION_RULES } from './repetition-rules';
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
  /** What to ask about the two. */
  question?: string;
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
      problem: 'is blank: whose result is it?',
      isTrue: name === '',
    },
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

/** What is judged of a row without the others. */
interface RowJudgement {
  problems: readonly { column: number; problem: string }[];
  /** Its key for each rule of repetitions. */
  keys: readonly string[];
}

function judgeRow(cells: Cells, rules: RecordRules): RowJudgement {
  const record = toComparableRecord(cells);
  return {
    problems: findCellProblems(cells, rules),
    keys: REPETITION_RULES.map(({ getKey }) => getKey(record)),
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

/** A certificate number that is so far above all others probably has a wrong digit. */
const FAR_ABOVE = 1_000;

const CERTIFICATE_NUMBER = RECORD_FIELDS.indexOf('certificateNo');

const getSerial = (cells: Cells) => parseCertificateSerial(cells[CERTIFICATE_NUMBER] ?? '');

/** Finds what is far above all numbers but its own, by the two highest of all. */
function findFarNumber(cells: Cells, [highest = Infinity, second = highest]: readonly number[]) {
  const serial = getSerial(cells) ?? -Infinity;
  if (serial - (serial === highest ? second : highest) <= FAR_ABOVE) return [];
  const problem = `is more than ${FAR_ABOVE} above all other numbers: is a digit wrong?`;
  const column = CERTIFICATE_NUMBER;
  return [{ column, problem: formatValueProblem(cells[column], problem) }];
}

/** Rows that were checked, of which one has changed since. */
interface EarlierCheck {
  rows: readonly Cells[];
  problems: readonly RecordProblem[];
  changedPosition: number;
}

/**
 * Creates a function that finds the problems of a records file, in the order of its rows. After a change of one row, it
 * judges that row alone, and compares it with those that have the same keys: the editor calls it at each key.
 */
export function createRecordsChecker(rules: RecordRules) {
  const expected = listRecordTitles(rules);
  const judgements = new WeakMap<Cells, RowJudgement>();
  const judgeOnce = (cells: Cells) => {
    const judgement = judgements.get(cells) ?? judgeRow(cells, rules);
    judgements.set(cells, judgement);
    return judgement;
  };
  // Of the rows that were checked last: for each rule, the positions of each key; and the two highest numbers.
  let checkedRows: readonly Cells[] = [];
  let groups: Map<string, number[]>[] = [];
  let highest: readonly number[] = [];

  const hasCells = ({ length }: Cells) =>
    length >= STUDENT_RECORD_COLUMNS.length && length <= expected.length;
  const listKeys = (cells: Cells = []) =>
    isFilled(cells) && hasCells(cells) ? judgeOnce(cells).keys : [];

  const findRowProblems = (rows: readonly Cells[], position: number): RecordProblem[] => {
    const cells = rows[position] ?? [];
    if (!isFilled(cells)) return [];
    if (!hasCells(cells))
      return [{ position, problem: describeLength(cells.length, expected.length) }];
    const { problems, keys } = judgeOnce(cells);
    const repetitions = keys.flatMap((key, rule) => {
      const [firstPosition = position] = groups[rule]?.get(key) ?? [];
      if (firstPosition === position) return [];
      const repetition = REPETITION_RULES[rule]?.compare(cells, rows[firstPosition] ?? []);
      return repetition ? [{ firstPosition, ...repetition }] : [];
    });
    return [...problems, ...repetitions, ...findFarNumber(cells, highest)].map((problem) => ({
      position,
      ...problem,
    }));
  };

  const checkAll = (rows: readonly Cells[]): RecordProblem[] => {
    groups = REPETITION_RULES.map(() => new Map<string, number[]>());
    rows.forEach((cells, position) =>
      listKeys(cells).forEach((key, rule) => {
        const group = groups[rule]?.get(key);
        if (group) group.push(position);
        else if (key !== '') groups[rule]?.set(key, [position]);
      }),
    );
    const serials = new Set(rows.flatMap((cells) => getSerial(cells) ?? []));
    highest = [...serials].sort((one, other) => other - one).slice(0, 2);
    return rows.flatMap((_, position) => findRowProblems(rows, position));
  };

  const checkChange = (rows: readonly Cells[], earlier: EarlierCheck): RecordProblem[] => {
    const { changedPosition } = earlier;
    const affected = new Set([changedPosition]);
    const changeGroups = (cells: Cells | undefined, own: readonly number[]) =>
      listKeys(cells).forEach((key, rule) => {
        const others = groups[rule]?.get(key)?.filter((one) => one !== changedPosition) ?? [];
        const group = [...others, ...own].sort((one, other) => one - other);
        if (key !== '') groups[rule]?.set(key, group);
        for (const position of others) affected.add(position);
      });
    changeGroups(earlier.rows[changedPosition], []);
    changeGroups(rows[changedPosition], [changedPosition]);
    return [
      ...earlier.problems.filter(({ position = -1 }) => !affected.has(position)),
      ...[...affected].flatMap((position) => findRowProblems(rows, position)),
    ].sort((one, other) => Number(one.position) - Number(other.position));
  };

  return ({ titles, rows, unreadable }: RecordsFile, earlier?: EarlierCheck): RecordProblem[] => {
    if (unreadable) return [{ problem: unreadable }];
    const wrong = findDifference([...expected, ''], titles);
    if (wrong >= 0) {
      const [title = '', wanted = 'blank'] = [titles[wrong], expected[wrong]];
      const sign = findDifference([...wanted, ''], title) + 1;
      const difference = `is not ${wanted}, of which sign ${sign} differs, so this`;
      const problem = formatValueProblem(title, `${difference} ${describeFormat(expected.join())}`);
      return [{ position: -1, column: wrong, problem }];
    }
    const isKnown = earlier?.rows === checkedRows;
    checkedRows = rows;
    return earlier && isKnown ? checkChange(rows, earlier) : checkAll(rows);
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

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
import { getCertificateLetters } from '@/lib/records/certificate-number';
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

/**
 * Creates a function that finds the problems of a records file, in the order of its rows. It judges the cells of each row
 * once, because the editor calls it at each change of one of them.
 */
export function createRecordsChecker(rules: RecordRules) {
  const expected = listRecordTitles(rules);
  const judgements = new WeakMap<Cells, RowJudgement>();
  const judgeOnce = (cells: Cells) => {
    const judgement = judgements.get(cells) ?? judgeRow(cells, rules);
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
    const firstPositions = REPETITION_RULES.map(() => new Map<string, number>());
    const findRepetitions = (cells: Cells, position: number, keys: readonly string[]) =>
      keys.flatMap((key, rule) => {
        const firstPosition = firstPositions[rule]?.get(key);
        if (firstPosition === undefined && key !== '') firstPositions[rule]?.set(key, position);
        const first = rows[firstPosition ?? -1];
        const repetition = first && REPETITION_RULES[rule]?.compare(cells, first);
        return repetition ? [{ position, firstPosition, ...repetition }] : [];
      });
    return rows.flatMap((cells, position): RecordProblem[] => {
      const { length } = cells;
      if (!isFilled(cells)) return [];
      if (length < STUDENT_RECORD_COLUMNS.length || length > expected.length)
        return [{ position, problem: describeLength(length, expected.length) }];
      const { problems, keys } = judgeOnce(cells);
      return [
        ...problems.map((problem) => ({ position, ...problem })),
        ...findRepetitions(cells, position, keys),
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

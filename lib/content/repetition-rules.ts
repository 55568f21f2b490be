/** The rules for what only one record may have. Each rule compares two records, and depends on no others. */
import type { RecordField } from '@/lib/model/record-columns';
import { toComparableRecord, type ComparableRecord } from '@/lib/records/comparable-record';
import { COLUMN_OF, type Cells } from '@/lib/records/records-file';
import { formatValueProblem } from './issue';
import type { RecordProblem } from './record-rules';

interface RepetitionRule {
  /** Records with the same key are compared with the first of them. A record with a blank key is not compared. */
  getKey: (record: ComparableRecord) => string;
  /** Undefined if both may stay. */
  compare: (own: Cells, first: Cells) => RecordProblem | undefined;
}

const getCell = (cells: Cells, field: RecordField) => cells[COLUMN_OF[field]] ?? '';

function createRepetition(
  cells: Cells,
  field: RecordField,
  problem: string,
  question?: string,
): RecordProblem {
  const column = COLUMN_OF[field];
  return { column, problem: formatValueProblem(cells[column], problem), question };
}

/** Each of these fields distinguishes students with the same name. */
type StudentField = 'dateOfBirth' | 'fatherName';

/** Whether two records may have the same father: the names are equal, or one is not known. */
function mayShareFather(own: Cells, first: Cells): boolean {
  const [one, other] = [own, first].map((cells) => toComparableRecord(cells).fatherName);
  return one === '' || other === '' || one === other;
}

/** Whether a date of birth is missing. If both are known, they identify the student, and the father's name does not. */
const isBirthMissing = (own: Cells, first: Cells) =>
  [own, first].some((cells) => getCell(cells, 'dateOfBirth') === '');

/** A rank in search form without its number, such as "team": a student may have one rank alone and one in a team. */
const getTeamWords = (rank: string) => rank.replace(/\d+(st|nd|rd|th)/, '').trim();

/**
 * The rules for the results of a student.
 *
 * @param field the field that identifies the student, together with the name
 * @param mayBeSame whether two records with the same name and field may be of the same student
 */
const createStudentRules = (
  field: StudentField,
  mayBeSame: (own: Cells, first: Cells) => boolean,
): RepetitionRule[] => [
  {
    getKey: (record) => {
      const { name, game, event, rank, yearMonth } = record;
      const isKnown = name !== '' && record[field] !== '';
      return isKnown ? [name, record[field], game, event, rank, yearMonth].join('\t') : '';
    },
    compare: (own, first) => {
      if (!mayBeSame(own, first)) return undefined;
      const number = getCell(first, 'certificateNo');
      const isSecond = number !== '' && !['', number].includes(getCell(own, 'certificateNo'));
      return isSecond
        ? createRepetition(own, 'certificateNo', `is a second number for the result of ${number}`)
        : createRepetition(own, 'name', 'has this result twice');
    },
  },
  {
    getKey: ({ rank, ...record }) => {
      const { name, game, event, yearMonth } = record;
      const values = [name, record[field], game, event, yearMonth];
      const isKnown = rank !== '' && values.every((value) => value !== '');
      return isKnown ? [...values, getTeamWords(rank)].join('\t') : '';
    },
    compare: (own, first) => {
      const rank = getCell(first, 'rank');
      if (rank === getCell(own, 'rank') || !mayBeSame(own, first)) return undefined;
      const problem = `is another rank than ${rank} in the same event and month`;
      return createRepetition(own, 'rank', problem, 'a correction, or another EVENT?');
    },
  },
];

/** All rules, in the order in which their problems are reported. */
export const REPETITION_RULES: readonly RepetitionRule[] = [
  {
    getKey: ({ slNo }) => slNo,
    compare: (own) => createRepetition(own, 'slNo', 'is used twice'),
  },
  ...createStudentRules('dateOfBirth', mayShareFather),
  ...createStudentRules('fatherName', isBirthMissing),
  {
    getKey: ({ certificateNo }) => certificateNo,
    compare: (own) => createRepetition(own, 'certificateNo', 'is used twice'),
  },
];

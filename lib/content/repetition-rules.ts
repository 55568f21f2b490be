/** What only one record may have. Each rule compares two records alone, so that a change of one is judged at once. */
import { RECORD_FIELDS, type RecordField } from '@/lib/model/record-columns';
import type { ComparableRecord } from '@/lib/records/comparable-record';
import type { Cells } from '@/lib/records/records-file';
import { formatValueProblem } from './issue';

/** What is wrong with a record that has the key of an earlier one. */
interface Repetition {
  column: number;
  problem: string;
  /** What to ask about the two. */
  question?: string;
}

interface RepetitionRule {
  /** Records of one key are compared with the first of them; blank if there is nothing to compare. */
  getKey: (record: ComparableRecord) => string;
  /** Undefined if both may stay. */
  compare: (own: Cells, first: Cells) => Repetition | undefined;
}

const getCell = (cells: Cells, field: RecordField) => cells[RECORD_FIELDS.indexOf(field)] ?? '';

function createRepetition(
  cells: Cells,
  field: RecordField,
  problem: string,
  question?: string,
): Repetition {
  const column = RECORD_FIELDS.indexOf(field);
  return { column, problem: formatValueProblem(cells[column], problem), question };
}

/** What tells a student from others of the same name; blank if nothing does. */
function getStudent({ name, fatherName, dateOfBirth }: ComparableRecord): string {
  const isKnown = name !== '' && (fatherName !== '' || dateOfBirth !== '');
  return isKnown ? [name, fatherName, dateOfBirth].join('\t') : '';
}

/** The words of a rank in search form: a student may have a rank alone, and one in a team. */
const getTeamWords = (rank: string) => rank.replace(/\d+(st|nd|rd|th)/, '').trim();

/** All rules, in the order in which their problems are told. */
export const REPETITION_RULES: readonly RepetitionRule[] = [
  {
    getKey: ({ slNo }) => slNo,
    compare: (own) => createRepetition(own, 'slNo', 'is used twice'),
  },
  {
    getKey: (record) => {
      const student = getStudent(record);
      const { game, event, rank, yearMonth } = record;
      return student === '' ? '' : [student, game, event, rank, yearMonth].join('\t');
    },
    compare: (own, first) => {
      const number = getCell(first, 'certificateNo');
      const isSecond = number !== '' && !['', number].includes(getCell(own, 'certificateNo'));
      return isSecond
        ? createRepetition(own, 'certificateNo', `is a second number for the result of ${number}`)
        : createRepetition(own, 'name', 'has this result twice');
    },
  },
  {
    getKey: (record) => {
      const student = getStudent(record);
      const { game, event, rank, yearMonth } = record;
      const isKnown = [student, game, event, rank, yearMonth].every((value) => value !== '');
      return isKnown ? [student, game, event, getTeamWords(rank), yearMonth].join('\t') : '';
    },
    compare: (own, first) => {
      const rank = getCell(first, 'rank');
      const problem = `is another rank than ${rank} in the same event and month`;
      return rank === getCell(own, 'rank')
        ? undefined
        : createRepetition(own, 'rank', problem, 'a correction, or another EVENT?');
    },
  },
  {
    getKey: ({ certificateNo }) => certificateNo,
    compare: (own) => createRepetition(own, 'certificateNo', 'is used twice'),
  },
];

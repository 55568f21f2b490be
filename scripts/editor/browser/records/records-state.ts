/** What the form of the student records shows. Each function returns the next state. */
import {
  createRecordsChecker,
  listRecordTitles,
  type RecordProblem,
  type RecordRules,
} from '@/lib/content/record-rules';
import { fillSerialNumbers, findRecordPositions } from '@/lib/records-form/change-records';
import {
  formatRecordsFile,
  isFilled,
  parseRecordsFile,
  type Cells,
} from '@/lib/records/records-file';

export interface RecordsState {
  /** The text of the records file. */
  text: string;
  records: readonly Cells[];
  problems: readonly RecordProblem[];
  query: string;
  /** The positions of the records that are shown. They stay while their cells are changed. */
  found: readonly number[];
  /** Counted from 0. */
  page: number;
}

/** @param rules the content by which the records are judged */
export function createRecordsForm(rules: RecordRules) {
  const titles = listRecordTitles(rules);
  const findProblems = createRecordsChecker(rules);

  const changeRecords = (state: RecordsState, records: readonly Cells[]): RecordsState => {
    const file = { titles, rows: records };
    return { ...state, text: formatRecordsFile(file), records, problems: findProblems(file) };
  };

  /** Shows the records that are new or changed. */
  const takeOver = (state: RecordsState, records: readonly Cells[]): RecordsState => {
    const known = new Set(state.records);
    const found = [...records.keys()].filter((position) => !known.has(records[position] ?? []));
    return { ...changeRecords(state, records), query: '', found, page: 0 };
  };

  return {
    titles,

    /** @param text the text of the records file; an empty text if there is none */
    read: (text: string): RecordsState => {
      const file = parseRecordsFile(new TextEncoder().encode(text));
      // Columns at the end may be missing: that for consent, or, without a file, all.
      const isComplete = file.titles.every((title, column) => title === titles[column]);
      const last = titles.length - 1;
      // The last cell gets what is beyond it, so that the check finds it.
      const records = file.rows
        .filter(isFilled)
        .map((cells) =>
          titles.map((_, column) =>
            column === last ? cells.slice(last).join() : (cells[column] ?? ''),
          ),
        );
      const completeFile = isComplete ? { titles, rows: records } : file;
      return {
        text,
        records,
        problems: findProblems({ ...completeFile, unreadable: file.unreadable }),
        query: '',
        found: [...records.keys()],
        page: 0,
      };
    },

    changeCell: (state: RecordsState, position: number, column: number, value: string) => {
      const cells = state.records[position] ?? [];
      return changeRecords(state, state.records.with(position, cells.with(column, value)));
    },

    takeOver,

    addRecord: (state: RecordsState) =>
      takeOver(state, fillSerialNumbers([...state.records, titles.map(() => '')])),

    deleteRecords: (state: RecordsState, positions: readonly number[]): RecordsState => {
      const deleted = new Set(positions);
      const kept = [...state.records.keys()].filter((position) => !deleted.has(position));
      const newPositions = new Map(kept.map((position, newPosition) => [position, newPosition]));
      const found = state.found.flatMap((position) => newPositions.get(position) ?? []);
      const records = state.records.filter((_, position) => !deleted.has(position));
      return { ...changeRecords(state, records), found };
    },
  };
}

export const searchRecords = (state: RecordsState, query: string): RecordsState => ({
  ...state,
  query,
  found: findRecordPositions(state.records, query),
  page: 0,
});

/** The records that are shown, on all pages. */
export const listFound = ({ records, found }: RecordsState): Cells[] =>
  found.flatMap((position) => [records[position] ?? []]);

/** Shows the records that have a problem. */
export function showProblems(state: RecordsState): RecordsState {
  const wrong = new Set(state.problems.map(({ position }) => position));
  const found = [...state.records.keys()].filter((position) => wrong.has(position));
  return { ...state, query: '', found, page: 0 };
}

/** What the form of the student records shows. Each function returns the next state. */
import {
  createRecordsChecker,
  listRecordTitles,
  type RecordProblem,
  type RecordRules,
} from '@/lib/content/record-rules';
import { fillSerialNumbers, findRecordPositions } from './change-records';
import { importRecords, type ImportOptions } from './import/import-records';
import { isChanged, mergeRecords } from './import/merge-records';
import { isFilled, parseRecordsFile, type Cells } from '@/lib/records/records-file';
import { formatRecordsFile } from './format-records';
import {
  listOthers,
  listWithoutImport,
  type Landed,
  type Source,
  type Waiting,
} from './import/import-state';

export interface RecordsState {
  records: readonly Cells[];
  problems: readonly RecordProblem[];
  query: string;
  /** The positions of the records that are shown. They stay while their cells are changed. */
  found: readonly number[];
  /** Counted from 0. */
  page: number;
  waiting?: Waiting;
  /** Why there is nothing of a spreadsheet. */
  message?: string;
  landed?: Landed;
  /** The number of changes that were not typed. The undo of the browser knows inputs, and not whose they are. */
  version: number;
}

type Changes = Partial<RecordsState>;

/** All of these records, from the first page on. */
const showAll = (records: readonly Cells[]) => ({
  records,
  query: '',
  found: [...records.keys()],
  page: 0,
});

/** What remains without some records. Those that are shown stay, and move up. */
function removeRecords({ records, found, landed }: RecordsState, positions: readonly number[]) {
  const removed = new Set(positions);
  const kept = [...records.keys()].filter((position) => !removed.has(position));
  const newPositions = new Map(kept.map((position, newPosition) => [position, newPosition]));
  const marks = [...(landed?.marks ?? [])].flatMap(([position, mark]) => {
    const newPosition = newPositions.get(position);
    return newPosition === undefined ? [] : [[newPosition, mark] as const];
  });
  return {
    records: records.filter((_, position) => !removed.has(position)),
    found: found.flatMap((position) => newPositions.get(position) ?? []),
    landed: landed && { ...landed, marks: new Map(marks) },
  };
}

/** @param rules the content by which the records are judged */
export function createRecordsForm(rules: RecordRules) {
  const titles = listRecordTitles(rules);
  const findProblems = createRecordsChecker(rules);

  const change = (state: RecordsState, changes: Changes): RecordsState => {
    const next = { ...state, message: undefined, version: state.version + 1, ...changes };
    return { ...next, problems: findProblems({ titles, rows: next.records }) };
  };

  /** Adds the records of a sheet. The table shows those that are new or changed. */
  const land = (state: RecordsState, from: Source): RecordsState => {
    const { records } = state;
    const { source, sheet, options } = from;
    const imported = importRecords(sheet, titles, { ...rules, records }, options);
    const next = { ...state, waiting: undefined, message: undefined };
    if (imported.records.length === 0)
      return { ...next, message: `There are no records in ${source}.` };
    if (!imported.hasTitles && !options.columns)
      return { ...next, waiting: { step: 'columns', columns: imported.columns, ...from } };
    const { records: merged, marks, notes } = mergeRecords(records, imported.records);
    const found = [...marks].flatMap(([position, mark]) => (isChanged(mark) ? [position] : []));
    return change(next, {
      ...showAll(merged),
      ...(found.length > 0 && { found }),
      landed: { ...from, imported, marks, notes: [...imported.notes, ...notes] },
    });
  };

  const undoImport = (state: RecordsState): RecordsState =>
    change(state, { ...showAll(listWithoutImport(state)), landed: undefined });

  return {
    titles,
    change,
    land,
    /** Takes back the import alone, and no change that was made by hand. */
    undoImport,
    landAgain: (state: RecordsState, landed: Landed, options: ImportOptions): RecordsState =>
      land(undoImport(state), { ...landed, options: { ...landed.options, ...options } }),

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
      const problems = findProblems({ ...completeFile, unreadable: file.unreadable });
      return { ...showAll(records), problems, version: 0 };
    },

    /** The text of the records file. */
    format: ({ records }: RecordsState): string => formatRecordsFile({ titles, rows: records }),

    changeCell: (state: RecordsState, position: number, column: number, value: string) => {
      const cells = state.records[position] ?? [];
      const records = state.records.with(position, cells.with(column, value));
      return change(state, { records, version: state.version });
    },

    addRecord: (state: RecordsState): RecordsState => {
      const records = fillSerialNumbers([...state.records, titles.map(() => '')]);
      return change(state, { ...showAll(records), found: [state.records.length] });
    },

    /** If no other records are shown, all are. */
    deleteRecords: (state: RecordsState, positions: readonly number[]): RecordsState => {
      const changes = removeRecords(state, positions);
      return change(state, {
        ...changes,
        ...(changes.found.length === 0 && showAll(changes.records)),
      });
    },

    /** Deletes all records that are not in the sheet of the import, which Undo brings back. */
    keepOnlyImport: (state: RecordsState): RecordsState => {
      const { records, landed } = removeRecords(state, listOthers(state));
      const others = listWithoutImport(state);
      return change(state, { ...showAll(records), landed: landed && { ...landed, others } });
    },
  };
}

/** What each part of the form gets. */
export interface PartProps {
  form: ReturnType<typeof createRecordsForm>;
  state: RecordsState;
  /** Called with another state, and with a selector of what gets the focus then. */
  onShow: (state: RecordsState, focused?: string) => void;
}

export const searchRecords = (state: RecordsState, query: string): RecordsState => ({
  ...state,
  query,
  found: findRecordPositions(state.records, query),
  page: 0,
});

/** Shows the records that have a problem. */
export function showProblems(state: RecordsState): RecordsState {
  const wrong = new Set(state.problems.map(({ position }) => position));
  const found = [...state.records.keys()].filter((position) => wrong.has(position));
  return { ...state, query: '', found, page: 0 };
}

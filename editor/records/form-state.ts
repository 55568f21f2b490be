/** What the form of the student records shows, with its history: a reducer, whose actions lead to the next state. */
import {
  createRecordsChecker,
  listRecordTitles,
  type RecordProblem,
  type RecordRules,
} from '@/lib/content/record-rules';
import { isFilled, parseRecordsFile, type Cells } from '@/lib/records/records-file';
import { describeStudent } from './describe-records';
import { formatRecordsFile } from './format-records';
import { importRecords, type ImportOptions } from './import/import-records';
import type { LastImport, Spreadsheet, Waiting } from './import/import-state';
import { isChanged, mergeRecords } from './import/merge-records';

/** The records, and what is shown of them. */
export interface Table {
  records: readonly Cells[];
  problems: readonly RecordProblem[];
  query: string;
  /** The positions of the records that are shown. They stay while their cells are changed. */
  found: readonly number[];
  /** Counted from 0. */
  page: number;
  lastImport?: LastImport;
  /** The text of the file from which the records were read; undefined if they have been changed since. */
  text?: string;
  /** The change that has led to this table, in words; undefined for the file as it was read. */
  step?: string;
  /** The cell whose text that change is. */
  typedCell?: string;
}

export interface FormState {
  /** The tables before each change. */
  past: readonly Table[];
  now: Table;
  /** The tables that were undone, the next one first. */
  future: readonly Table[];
  waiting?: Waiting;
  /** Why there is nothing of a spreadsheet. */
  message?: string;
  /** A selector of what gets the focus; undefined if it stays where it is. */
  focused?: string;
}

export type Action =
  /** Shows other records, which is no change. */
  | { type: 'show'; view: Partial<Pick<Table, 'query' | 'found' | 'page'>> }
  | { type: 'type'; position: number; column: number; value: string }
  | { type: 'change'; step: string; changes: Partial<Table>; focused?: string }
  | { type: 'wait'; waiting?: Waiting; message?: string }
  | { type: 'import'; spreadsheet: Spreadsheet }
  | { type: 'import again'; options: ImportOptions }
  | { type: 'undo' }
  | { type: 'redo' };

/** The number of changes that can be undone. Each keeps a list of all records. */
const MAX_STEPS = 50;

/** Says how many records there are. */
const SUMMARY = '.summary';

/** All of these records, from the first page on. */
export const showAll = (records: readonly Cells[]) => ({
  records,
  query: '',
  found: [...records.keys()],
  page: 0,
});

/** What remains without some records. Those that are shown stay, and move up. If there are none, all are shown. */
export function removeRecords({ records, found, lastImport }: Table, positions: readonly number[]) {
  const removed = new Set(positions);
  const kept = [...records.keys()].filter((position) => !removed.has(position));
  const newPositions = new Map(kept.map((position, newPosition) => [position, newPosition]));
  const changes = [...(lastImport?.changes ?? [])].flatMap(([position, change]) => {
    const newPosition = newPositions.get(position);
    return newPosition === undefined ? [] : [[newPosition, change] as const];
  });
  const all = showAll(records.filter((_, position) => !removed.has(position)));
  const shown = found.flatMap((position) => newPositions.get(position) ?? []);
  return {
    ...(shown.length > 0 ? { records: all.records, found: shown } : all),
    lastImport: lastImport && { ...lastImport, changes: new Map(changes) },
  };
}

function undo(state: FormState): FormState {
  const { past, now, future } = state;
  const before = past.at(-1);
  if (!before) return state;
  return { ...state, past: past.slice(0, -1), now: before, future: [now, ...future] };
}

function redo(state: FormState): FormState {
  const { past, now, future } = state;
  const [after, ...others] = future;
  return after ? { ...state, past: [...past, now], now: after, future: others } : state;
}

/** @param rules the content by which the records are judged */
export function createRecordsForm(rules: RecordRules) {
  const titles = listRecordTitles(rules);
  const findProblems = createRecordsChecker(rules);

  /** @param text the text of the records file; an empty text if there is none */
  const read = (text: string): Table => {
    const file = parseRecordsFile(new TextEncoder().encode(text));
    // Columns at the end may be missing: that for consent, or, without a file, all.
    const isComplete = file.titles.every((title, column) => title === titles[column]);
    const last = titles.length - 1;
    // Cells beyond the last column are joined to it, so that the check finds them.
    const records = file.rows
      .filter(isFilled)
      .map((cells) =>
        titles.map((_, column) =>
          column === last ? cells.slice(last).join() : (cells[column] ?? ''),
        ),
      );
    const completeFile = isComplete ? { titles, rows: records } : file;
    const problems = findProblems({ ...completeFile, unreadable: file.unreadable });
    return { ...showAll(records), problems, lastImport: undefined, text };
  };

  const judge = (table: Table): Table => ({
    ...table,
    problems: findProblems({ titles, rows: table.records }),
  });

  /** Changes the table by a step that can be undone. */
  const change = (
    { past, now, waiting }: FormState,
    step: string,
    changes: Partial<Table>,
    focused?: string,
  ): FormState => ({
    past: [...past, now].slice(-MAX_STEPS),
    now: judge({ ...now, typedCell: undefined, text: undefined, ...changes, step }),
    future: [],
    waiting,
    focused,
  });

  /** Changes a cell. All that is typed into it is one step. */
  const type = (state: FormState, position: number, column: number, value: string): FormState => {
    const { records, typedCell } = state.now;
    const cell = `${position} ${column}`;
    const typed = records.with(position, (records[position] ?? []).with(column, value));
    const step = `${titles[column]} of ${describeStudent(records, position)}`;
    return cell === typedCell
      ? { ...state, now: judge({ ...state.now, records: typed }), future: [], focused: undefined }
      : change(state, step, { records: typed, typedCell: cell }, undefined);
  };

  /** Adds the records of a sheet. The table shows those that are new or changed. */
  const importSheet = (state: FormState, spreadsheet: Spreadsheet): FormState => {
    const { records } = state.now;
    const { source, sheet, options } = spreadsheet;
    const imported = importRecords(sheet, titles, { ...rules, records }, options);
    const next = { ...state, waiting: undefined, message: undefined, focused: '.result' };
    if (imported.records.length === 0)
      return { ...next, message: `There are no records in ${source}.` };
    if (!imported.hasTitles && !options.columns)
      return { ...next, waiting: { step: 'columns', columns: imported.columns, ...spreadsheet } };
    const merged = mergeRecords(records, imported);
    const found = [...merged.changes].flatMap(([position, one]) =>
      isChanged(one) ? [position] : [],
    );
    const notes = [...imported.notes, ...merged.notes];
    const changes = {
      ...showAll(merged.records),
      ...(found.length > 0 && { found }),
      lastImport: { ...spreadsheet, ...merged, imported, notes },
    };
    return change(next, `import of ${source}`, changes, SUMMARY);
  };

  const reduce = (state: FormState, action: Action): FormState => {
    const { now } = state;
    const next = { ...state, message: undefined, focused: undefined };
    switch (action.type) {
      case 'show':
        return { ...next, now: { ...now, page: 0, ...action.view } };
      case 'type':
        return type(next, action.position, action.column, action.value);
      case 'change':
        return change(next, action.step, action.changes, action.focused ?? SUMMARY);
      case 'wait': {
        const { waiting, message } = action;
        const isSameStep = waiting && waiting.step === state.waiting?.step;
        return { ...next, waiting, message, focused: isSameStep ? undefined : '.result' };
      }
      case 'import':
        return importSheet(next, action.spreadsheet);
      case 'import again': {
        const { records, lastImport } = now;
        // What was corrected since would be lost.
        if (records !== lastImport?.records) return state;
        const options = { ...lastImport.options, ...action.options };
        return importSheet(undo(next), { ...lastImport, options });
      }
      case 'undo':
        return undo(next);
      case 'redo':
        return redo(next);
    }
  };

  return {
    titles,
    /** The form of a records file. */
    open: (text: string): FormState => ({ past: [], now: read(text), future: [] }),
    read,
    reduce,
    /** The text of the records file. */
    format: ({ text, records }: Table): string =>
      text ?? formatRecordsFile({ titles, rows: records }),
  };
}

/** What each part of the form gets. */
export interface PartProps {
  titles: readonly string[];
  state: FormState;
  dispatch: (action: Action) => void;
}

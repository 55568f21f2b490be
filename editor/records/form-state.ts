/** The state of the form of the student records, with its history: a reducer, whose actions lead to the next state. */
import { createRecordsChecker } from '@/lib/content/check-records';
import type { RecordRules } from '@/lib/content/record-rules';
import { CONSENT_COLUMN } from '@/lib/model/record-columns';
import { formatRecordsFile, type Cells } from '@/lib/records/records-file';
import { describeProblem, describeStudent } from './describe-records';
import { addStep, redo, undo } from './history';
import { importRecords } from './import/import-records';
import { describeImport, type SheetImport } from './import/import-state';
import type { Action, FormState } from './actions';
import { mergeRecords } from './import/merge-records';
import { listChanged } from './import/record-changes';
import { createView, getPage, readTable, type Table } from './table';

type Typing = Extract<Action, { type: 'type' }>;
const getCellKey = ({ position, column }: Typing) => `${position} ${column}`;

/** The element with the number of records. */
const SUMMARY = '.summary';
/** The element that says what an import waits for, or why it has added nothing. */
const RESULT = '.result p';
const FILE_INPUT = '[type="file"]';
/** The element that says what the last import has done. */
const LAST_IMPORT = '.last-import';

/** The element, if the one with the focus is gone. */
const ifLost = (selector: string) => `:root:not(:focus-within) ${selector}`;

const isSame = (one: readonly Cells[], other: readonly Cells[]) =>
  one.length === other.length && one.every((cells, position) => cells === other[position]);

/** @param rules the content on which the rules for records depend */
export function createRecordsForm(rules: RecordRules) {
  const checkFile = createRecordsChecker(rules);

  const read = (text: string) => readTable(text, rules, checkFile);

  const check = (table: Table): Table => ({
    ...table,
    problems: checkFile({ titles: table.titles, rows: table.records }),
  });

  /** Changes the table by a step that can be undone. If the records stay the same, there is no step. */
  const change = (
    state: FormState,
    step: string,
    changes: Partial<Table>,
    focused = SUMMARY,
  ): FormState => {
    const { now } = state;
    if (changes.records && isSame(changes.records, now.records))
      return { ...state, focused, told: { text: 'Nothing was changed.' } };
    const next = { ...now, text: undefined, ...changes, step };
    return { ...state, ...addStep(state, check(next)), focused, told: { text: `Done: ${step}.` } };
  };

  /**
   * Changes a cell. All that is typed into it is one step. Only its record is checked, because to check all takes long:
   * that follows when the cell is left.
   */
  const type = (state: FormState, typing: Typing, isSameCell: boolean): FormState => {
    const { now } = state;
    const { position, column, value } = typing;
    const { titles } = now;
    const old = now.records[position] ?? [];
    const isLast = column === titles.length - 1;
    // The last cell shows those beyond it, too.
    const record = isLast ? [...old.slice(0, column), value] : old.with(column, value);
    const records = now.records.with(position, record);
    const step = isSameCell
      ? now.step
      : `${titles[column]} of ${describeStudent(now.records, position)}`;
    const own = checkFile({ titles, rows: [record] }).map((one) => ({ ...one, position }));
    const problems = [...own, ...now.problems.filter((one) => one.position !== position)];
    const next = { ...now, records, problems, text: undefined, step };
    const inCell = own.filter((one) => one.column === column);
    const text = inCell.map((problem) => describeProblem(problem, records)).join('; ');
    return {
      ...state,
      ...(isSameCell ? { now: next, future: [] } : addStep(state, next)),
      typedCell: getCellKey(typing),
      told: { text, isTyped: true },
    };
  };

  /** Adds the records of a sheet. The table shows those that are new or changed. */
  const importSheet = (
    state: FormState,
    { source, sheet, options }: SheetImport,
    focused = LAST_IMPORT,
  ): FormState => {
    const { now } = state;
    const imported = importRecords(sheet, now.titles, { ...rules, records: now.records }, options);
    const next = { ...state, pending: undefined };
    const { rows, leftOut, columns, titles } = imported;
    const hasSamples = columns.some(({ samples }) => samples.length > 0);
    if (rows.length + leftOut.length === 0 && !hasSamples) {
      const message = `There are no records in ${source}: it has nothing below its titles.`;
      return { ...next, message, focused: RESULT };
    }
    const areColumnsKnown = imported.hasTitles || options.columns !== undefined;
    if (rows.length === 0 || !areColumnsKnown) {
      const step = areColumnsKnown ? 'rows' : 'columns';
      const pending = { step, imported, source, sheet, options } as const;
      return { ...next, pending, focused: RESULT };
    }
    const records =
      titles.length > now.titles.length
        ? now.records.map((cells) => cells.toSpliced(CONSENT_COLUMN, 0, ''))
        : now.records;
    const merged = mergeRecords(records, imported, options);
    const found = listChanged(merged);
    const notes = [...imported.notes, ...merged.notes];
    const lastImport = { source, sheet, options, ...merged, imported, notes };
    const told = { text: describeImport(lastImport) };
    // If all records were there already, there is nothing to undo.
    if (found.length === 0) {
      const unchanged = { ...lastImport, records: now.records };
      return { ...next, now: { ...now, lastImport: unchanged }, focused, told };
    }
    const changes = { ...createView(merged.records), titles, found, lastImport };
    return { ...change(next, `import of ${source}`, changes, focused), told };
  };

  const reduce = (state: FormState, action: Action): FormState => {
    const { past, future, pending, typedCell } = state;
    const isSameCell = action.type === 'type' && typedCell === getCellKey(action);
    // When a cell is left, so that the history has no table with unknown problems.
    const now = typedCell === undefined || isSameCell ? state.now : check(state.now);
    const next: FormState = { past, now, future, pending };
    switch (action.type) {
      case 'show': {
        const shown = { ...now, page: 0, ...action.view };
        const told = {
          text: `Records ${getPage(shown).text}.`,
          isTyped: Boolean(action.view.query),
        };
        return { ...next, now: shown, told, focused: action.focused ?? ifLost(SUMMARY) };
      }
      case 'type':
        return type(next, action, isSameCell);
      case 'leave':
        return now === state.now
          ? state
          : { ...state, now, typedCell: undefined, focused: undefined };
      case 'change':
        return change(next, action.step, action.change(now), action.focused);
      case 'prepare': {
        const { message } = action;
        const isCancelled = !action.pending && message === undefined;
        const told = isCancelled ? { text: 'Cancelled: nothing was added.' } : undefined;
        const focused = isCancelled ? FILE_INPUT : RESULT;
        return { ...next, pending: action.pending, message, focused, told };
      }
      case 'tell':
        return { ...next, message: state.message, told: { text: action.text } };
      case 'import': {
        const { lastImport } = now;
        if (action.sheet !== lastImport?.sheet) return importSheet(next, action);
        // Corrections since the import would be lost.
        if (now.records !== lastImport.records) return state;
        const wasStep = listChanged(lastImport).length > 0;
        const before = wasStep ? { ...next, ...undo(next) } : next;
        return importSheet(before, action, ifLost(LAST_IMPORT));
      }
      case 'undo': {
        const text = past.length > 0 ? `Undone: ${now.step}.` : 'Nothing to undo.';
        return { ...next, ...undo(next), focused: ifLost(SUMMARY), told: { text } };
      }
      case 'redo': {
        const [redone] = future;
        const text = redone ? `Redone: ${redone.step}.` : 'Nothing to redo.';
        return { ...next, ...redo(next), focused: ifLost(SUMMARY), told: { text } };
      }
    }
  };

  return {
    /** The form of a records file. */
    open: (text: string): FormState => ({ past: [], now: read(text), future: [] }),
    read,
    reduce,
    /** The text of the records file. */
    format: ({ text, titles, records }: Table): string =>
      text ?? formatRecordsFile({ titles, rows: records }),
  };
}

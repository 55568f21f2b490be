/** Says in words what an action has done, for the status line of the form. */
import type { Action, FormState, Told } from './actions';
import { describeProblem } from './describe-records';
import type { SheetColumn } from './import/sheet-columns';
import { describeImport, describePendingImport } from './import/import-state';
import { getPage } from './table';

type Typing = Extract<Action, { type: 'type' }>;

function describeTyping({ position, column }: Typing, { now }: FormState): string {
  const own = now.problems.filter((one) => one.position === position && one.column === column);
  return own.map((one) => describeProblem(one, now.records)).join('; ');
}

/** Names the column that has lost its meaning, because another column was chosen for it. */
function describeLostColumn(
  before: readonly SheetColumn[] = [],
  after: readonly SheetColumn[] = [],
  titles: readonly string[],
): string {
  const lost = before.find(
    ({ column }, index) =>
      column !== -1 &&
      after[index]?.column === -1 &&
      after.some((one, other) => one.column === column && before[other]?.column !== column),
  );
  if (!lost) return '';
  const { title, sheetIndex, column } = lost;
  return `${title || `Column ${sheetIndex + 1}`} is left out now: another column is ${titles[column]}.`;
}

/** What was done, as a sentence; an empty text if the focus tells it. */
function describe(action: Action, before: FormState, after: FormState): string {
  const { now, pending } = after;
  const { page, lastPage, range } = getPage(now);
  const [waited, waits] = [before.pending, pending].map((one) =>
    one?.step === 'columns' ? one.columns : undefined,
  );
  switch (action.type) {
    case 'type':
      return describeTyping(action, after);
    case 'show':
      return action.view.page === undefined
        ? `${now.found.length} of ${now.records.length} records shown.`
        : `Page ${page + 1} of ${lastPage + 1}: ${range.join(' to ')}.`;
    case 'change':
    case 'remove':
      return after.past === before.past ? 'Nothing was changed.' : `Done: ${now.step}.`;
    case 'prepare':
      if (before.pending && !pending && !action.message) return 'Cancelled: nothing was added.';
      if (pending?.step === before.pending?.step)
        return describeLostColumn(waited, waits, now.titles);
      // Where the focus stays, it does not tell.
      return after.focused ? '' : (action.message ?? describePendingImport(pending) ?? '');
    case 'import':
    case 'import again': {
      if (!now.lastImport || now.lastImport === before.now.lastImport) return '';
      const read = before.now.lastImport?.imported.columns;
      const lost =
        action.type === 'import' || !action.options.columns
          ? ''
          : describeLostColumn(read, now.lastImport.imported.columns, now.titles);
      return `${lost} ${describeImport(now.lastImport)}`.trim();
    }
    case 'undo':
      return before.past.length === 0 ? 'Nothing to undo.' : `Undone: ${before.now.step}.`;
    case 'redo':
      return before.future.length === 0 ? 'Nothing to redo.' : `Redone: ${now.step}.`;
    case 'report':
      return action.text;
    default:
      return '';
  }
}

/**
 * Tells what an action has done.
 *
 * @returns undefined if there is nothing new to tell
 */
export function describeAction(
  action: Action,
  before: FormState,
  after: FormState,
): Told | undefined {
  // Comes after typing, whose problem still waits for its pause.
  if (action.type === 'leave') return before.told;
  const isTyped = action.type === 'type' || (action.type === 'show' && Boolean(action.view.query));
  const text = describe(action, before, after);
  return text || isTyped ? { text, isTyped } : undefined;
}

/** Moves the focus from cell to cell of a table, as in a spreadsheet. */
import type { KeyboardEvent } from 'react';

/** For a key, the rows and the columns to the next cell. */
function getStep(
  { key, shiftKey }: KeyboardEvent,
  { selectionStart, selectionEnd, value }: HTMLInputElement,
) {
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  const steps: Partial<Record<string, readonly [rows: number, columns: number]>> = {
    Enter: [shiftKey ? -1 : 1, 0],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    // Within a text, these move the caret.
    ...((isAllSelected || selectionEnd === 0) && { ArrowLeft: [0, -1] }),
    ...((isAllSelected || selectionStart === value.length) && { ArrowRight: [0, 1] }),
  };
  return steps[key];
}

/** Enter and the arrow keys move the focus to the input of the cell beside, and select its text. */
export function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget, nativeEvent } = event;
  const cell = currentTarget.closest<HTMLTableCellElement>('td, th');
  const row = currentTarget.closest('tr');
  const step = getStep(event, currentTarget);
  if (!cell || !row || !step || nativeEvent.isComposing) return;
  const [rows, columns] = step;
  // The first row of the table has the titles.
  const nextRow = row.closest('table')?.rows[row.rowIndex + rows];
  const input = nextRow?.cells[cell.cellIndex + columns]?.querySelector('input');
  event.preventDefault();
  input?.focus();
  input?.select();
}

/** Notes for the office about a sheet that is no table, so that its columns cannot help. */
import { isBlank, type Note, type SheetRow } from '../../spreadsheets/sheet';
import { findColumn } from './column-titles';

/** The text before a colon, as in "Name: Asha", or all of it. */
const getStart = ([cell]: SheetRow['cells']) => String(cell ?? '').replace(/:.*/s, '');

export function listLayoutNotes(rows: readonly SheetRow[]): Note[] {
  const single = rows.filter(({ cells }) => cells.filter((cell) => !isBlank(cell)).length === 1);
  const starts = new Map(rows.map(({ cells }) => [findColumn(getStart(cells)), getStart(cells)]));
  starts.delete(-1);
  return [
    {
      note: 'Rows with one cell, as text that was copied from a PDF or a message (ask for the Excel file from which it was made, or type the records)',
      rows: single.length * 2 > rows.length ? single.map(({ number }) => number) : [],
    },
    {
      note: 'Titles one below the other, as in a form (write them side by side, and the values below them)',
      list: starts.size > 1 ? [...starts.values()] : [],
    },
  ];
}

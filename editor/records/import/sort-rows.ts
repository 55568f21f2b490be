/** Splits the rows of a sheet into records and other rows. */
import { isBlank, type Sheet, type SheetRow } from '../../spreadsheets/sheet';
import { findColumn, type FoundTitles } from './column-titles';
import { findNonRecordKind, OTHER_TABLE, TITLES_AGAIN } from './non-record-rows';
import { findSignatureRows } from './signature-rows';

/** Rows of a sheet that are no records, by their kind. */
export interface NonRecordRows {
  kind: string;
  /** The numbers of the rows, counted from 1. */
  rows: readonly number[];
}

/** The kind of the rows of titles, about which there is nothing to say. */
const TITLES = 'Titles';

const MAYBE_TITLES = 'Words that are read as titles';

/** Splits the rows, without the titles, into records and other rows, by their kind. */
export function sortRows(
  { rows }: Sheet,
  { start, end, areSure }: FoundTitles,
  sheetIndexes: readonly number[],
  includedRows: readonly number[],
) {
  const titleRows = rows.slice(start, end);
  const included = new Set(includedRows);
  const listFilled = ({ cells }: SheetRow) => cells.filter((cell) => !isBlank(cell));
  // Below several cells or a title, and in a second row of one cell, the words may be those of a student.
  const isFirst =
    areSure &&
    rows
      .slice(0, start)
      .map(listFilled)
      .every((filled) => filled.length < 2 && findColumn(filled[0]) === -1);
  let isOtherTable = false;
  const findKind = (row: SheetRow, index: number) => {
    if (included.has(row.number)) return undefined;
    if (index < start) return 'Rows above the titles';
    if (index < end)
      return isFirst && (index === start || listFilled(row).length > 1) ? TITLES : MAYBE_TITLES;
    const kind = findNonRecordKind(row, sheetIndexes, titleRows);
    if (kind === TITLES_AGAIN) isOtherTable = false;
    // Directly below the titles, others only add to them.
    if (kind === OTHER_TABLE) {
      isOtherTable = index > end;
      return isOtherTable ? kind : TITLES_AGAIN;
    }
    return isOtherTable ? OTHER_TABLE : (kind ?? row.unseenKind);
  };
  const kinds = new Map(rows.map((row, index) => [row, findKind(row, index)]));
  const signatures = findSignatureRows(
    rows.filter((row) => kinds.get(row) === undefined),
    sheetIndexes,
  );
  for (const row of signatures)
    if (!included.has(row.number)) kinds.set(row, 'Rows of no student, such as signatures');

  const others = new Map<string, number[]>();
  for (const [{ number }, kind] of kinds)
    if (kind !== undefined && kind !== TITLES) {
      const numbers = others.get(kind);
      if (numbers) numbers.push(number);
      else others.set(kind, [number]);
    }
  return {
    recordRows: rows.filter((row) => kinds.get(row) === undefined),
    leftOut: [...others].map(([kind, numbers]) => ({ kind, rows: numbers })),
  };
}

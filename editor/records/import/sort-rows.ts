/** Splits the rows of a sheet into records and other rows. */
import type { Sheet, SheetRow } from '../../spreadsheets/sheet';
import type { FoundTitles } from './column-titles';
import { findNonRecordKind, OTHER_TABLE, TITLES_AGAIN } from './non-record-rows';

/** Rows of a sheet that are no records, by their kind. */
export interface NonRecordRows {
  kind: string;
  /** The numbers of the rows, counted from 1. */
  rows: readonly number[];
}

/** Splits the rows, without the titles, into records and other rows, by their kind. */
export function sortRows(
  { rows }: Sheet,
  { start, end }: FoundTitles,
  sheetIndexes: readonly number[],
  includedRows: readonly number[],
) {
  const titleRows = rows.slice(start, end);
  const included = new Set(includedRows);
  const recordRows: SheetRow[] = [];
  const others = new Map<string, number[]>();
  let isOtherTable = false;
  const findKind = (row: SheetRow, index: number) => {
    if (included.has(row.number)) return undefined;
    if (index < start) return 'Rows above the titles';
    const kind = findNonRecordKind(row, sheetIndexes, titleRows);
    if (kind === OTHER_TABLE) isOtherTable = true;
    if (kind === TITLES_AGAIN) isOtherTable = false;
    return isOtherTable ? OTHER_TABLE : kind;
  };
  for (const [index, row] of rows.entries()) {
    if (index >= start && index < end) continue;
    const kind = findKind(row, index);
    if (kind === undefined) recordRows.push(row);
    else others.set(kind, [...(others.get(kind) ?? []), row.number]);
  }
  return { recordRows, leftOut: [...others].map(([kind, numbers]) => ({ kind, rows: numbers })) };
}

/** Splits the rows of a sheet into records and other rows. */
import type { Sheet, SheetRow } from '../../spreadsheets/sheet';
import type { FoundTitles } from './column-titles';
import { findNonRecordKind, OTHER_TABLE, TITLES_AGAIN } from './non-record-rows';
import { findSignatureRows } from './signature-rows';

/** Rows of a sheet that are no records, by their kind. */
export interface NonRecordRows {
  kind: string;
  /** The numbers of the rows, counted from 1. */
  rows: readonly number[];
}

/** The kind of the row of titles, about which there is nothing to say. */
const TITLES = 'Titles';

/** Splits the rows, without the titles, into records and other rows, by their kind. */
export function sortRows(
  { rows }: Sheet,
  { start, end, areSure }: FoundTitles,
  sheetIndexes: readonly number[],
  includedRows: readonly number[],
) {
  const titleRows = rows.slice(start, end);
  const included = new Set(includedRows);
  let isOtherTable = false;
  const findKind = (row: SheetRow, index: number) => {
    if (included.has(row.number)) return undefined;
    // In all rows but the first, the words may be those of a student.
    if (index < end)
      return areSure && end === 1 ? TITLES : 'Rows that are read as titles, or are above them';
    const kind = findNonRecordKind(row, sheetIndexes, titleRows);
    if (kind === TITLES_AGAIN) isOtherTable = false;
    // Directly below the titles, others only add to them.
    if (kind === OTHER_TABLE) {
      isOtherTable = index > end;
      return isOtherTable ? kind : TITLES_AGAIN;
    }
    return isOtherTable ? OTHER_TABLE : (kind ?? row.unseenKind);
  };
  const kinds = rows.map(findKind);
  const signatures = findSignatureRows(
    rows.filter((_, index) => kinds[index] === undefined),
    sheetIndexes,
  );
  for (const [index, row] of rows.entries())
    if (signatures.has(row) && !included.has(row.number))
      kinds[index] = 'Rows of no student, such as signatures';

  const listRows = (kind?: string) => rows.filter((_, index) => kinds[index] === kind);
  return {
    recordRows: listRows(),
    leftOut: [...new Set(kinds)].flatMap((kind): NonRecordRows[] =>
      kind === undefined || kind === TITLES
        ? []
        : [{ kind, rows: listRows(kind).map(({ number }) => number) }],
    ),
  };
}

/** A sheet of a spreadsheet, as its program shows it. */

/** A date is midnight in UTC. An error or a formula without a value is its text, such as #N/A or =A1. */
export type SheetCell = string | number | boolean | Date | null | undefined;

export const HIDDEN_ROWS = 'Hidden or filtered rows';

export const STRUCK_ROWS = 'Rows that are struck through, or a part of them';

export interface SheetRow {
  /** The number that its program shows, counted from 1. */
  number: number;
  cells: readonly SheetCell[];
  /** The kind of a row that the office does not see, or has struck through. */
  unseenKind?: string;
  /** The indexes of cells in a font that is older than Unicode. */
  legacyCells?: readonly number[];
}

export interface Sheet {
  name: string;
  /** Without blank rows. */
  rows: readonly SheetRow[];
  /** Whether numbers of days count from 1904, as on old Macs. */
  is1904?: boolean;
  /** Notes for the office about the reading of the sheet. */
  notes?: readonly string[];
}

/** The number of names or places that a sentence lists. */
const MAX_LISTED = 10;

/** Joins names or places for a sentence, and shortens a long list. */
function listSome(texts: readonly string[]): string {
  const more = texts.length - MAX_LISTED;
  return texts.slice(0, MAX_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** @example listRows([2, 3, 4, 9]) // 'rows 2 to 4, 9' */
export function listRows(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const list = listSome(ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)));
  return `${numbers.length > 1 ? 'rows' : 'row'} ${list}`;
}

/** A note for the office, with the names or the rows it is about. Without any, it is not shown. */
export interface Note {
  note: string;
  list?: readonly string[];
  rows?: readonly number[];
}

/** The notes as sentences. */
export const formatNotes = (notes: readonly Note[]): string[] =>
  notes
    .map(({ note, list = [], rows = [] }) => ({
      note,
      list: rows.length > 0 ? listRows(rows) : listSome(list),
    }))
    .flatMap(({ note, list }) => (list ? [`${note}: ${list}`] : []));

export const isBlank = (cell: SheetCell): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

import type { RecordProblem } from '@/lib/content/record-rules';
import { isFilled, type Cells, type RecordsFile } from '@/lib/records/records-file';
import type { LastImport } from './import/import-state';

/** All records, with the search and the page that select those to show. */
export interface Table {
  /** The titles of the columns of the file. */
  titles: readonly string[];
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
  /** The cell into which the user is typing; undefined if the last change was another one. */
  typedCell?: string;
}

/** The records of a file, with a cell for each of these titles. Cells beyond those of the file stay beyond, for the check. */
export const listRecords = (file: RecordsFile, titles: readonly string[]): Cells[] =>
  file.rows
    .filter(isFilled)
    .map((cells) => [
      ...titles.map((_, column) => (column < file.titles.length && cells[column]) || ''),
      ...cells.slice(file.titles.length),
    ]);

/** The records of a table, and a view that shows all of them, from the first page on. */
export const createView = (records: readonly Cells[]) => ({
  records,
  query: '',
  found: [...records.keys()],
  page: 0,
});

/** Removes records. The other shown records stay shown, at new positions; if there are none, all records are shown. */
export function removeRecords({ records, found, lastImport }: Table, positions: readonly number[]) {
  const removed = new Set(positions);
  const kept = [...records.keys()].filter((position) => !removed.has(position));
  const newPositions = new Map(kept.map((position, newPosition) => [position, newPosition]));
  const changes = [...(lastImport?.changes ?? [])].flatMap(([position, change]) => {
    const newPosition = newPositions.get(position);
    return newPosition === undefined ? [] : [[newPosition, change] as const];
  });
  const all = createView(records.filter((_, position) => !removed.has(position)));
  const shown = found.flatMap((position) => newPositions.get(position) ?? []);
  return {
    ...(shown.length > 0 ? { records: all.records, found: shown } : all),
    lastImport: lastImport && { ...lastImport, changes: new Map(changes) },
  };
}

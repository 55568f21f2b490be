/** What an import has done to the records, by their positions. */
import type { Cells } from '@/lib/records/records-file';

/** A text for each column, or undefined. */
export type ColumnTexts = readonly (string | undefined)[];

/** What an import has done to a record of its spreadsheet. */
export interface RecordChange {
  isNew: boolean;
  /** The former texts of the cells that the import has changed. */
  before: ColumnTexts;
  /** The texts in the spreadsheet, where the record has a different one. */
  sheetTexts: ColumnTexts;
}

/** Whether an import has added or changed a record, and not only found it. */
export const isChanged = ({ isNew, before }: RecordChange): boolean =>
  isNew || before.some((cell) => cell !== undefined);

/** A row of the spreadsheet that was left out, because a record may tell its result already. */
export interface UnsureRow {
  /** The number of the row, counted from 1. */
  number: number;
  record: Cells;
  /** The position of the record that is there. */
  position: number;
}

export interface ImportChanges {
  /** For each record of the spreadsheet, by its position. */
  changes: ReadonlyMap<number, RecordChange>;
  unsure: readonly UnsureRow[];
}

/** The positions of the records that an import has added or changed. */
export const listChanged = ({ changes }: Pick<ImportChanges, 'changes'>): number[] =>
  [...changes].flatMap(([position, change]) => (isChanged(change) ? [position] : []));

/** The positions of the records that no row of the spreadsheet means, or may mean. */
export function listUnknown(
  records: readonly Cells[],
  { changes, unsure }: ImportChanges,
): number[] {
  const maybe = new Set(unsure.map(({ position }) => position));
  return [...records.keys()].filter((position) => !changes.has(position) && !maybe.has(position));
}

/** Tells the same of records in a new order, which lists their old positions. Those that it leaves out are gone. */
export function moveChanges(
  { changes, unsure }: ImportChanges,
  order: readonly number[],
): ImportChanges {
  const moved = order.flatMap((old, position) => {
    const change = changes.get(old);
    return change ? [[position, change] as const] : [];
  });
  return {
    changes: new Map(moved),
    unsure: unsure
      .map((row) => ({ ...row, position: order.indexOf(row.position) }))
      .filter(({ position }) => position !== -1),
  };
}

/** The state of an import: pending, because the clerk must do something, or done, with its records in the table. */
import type { Cells } from '@/lib/records/records-file';
import type { Sheet } from '../../spreadsheets/sheet';
import type { ImportedRecords, ImportOptions } from './import-records';
import type { RecordChange } from './merge-records';

/** A sheet to import, with the name of its file. */
export interface SheetImport {
  source: string;
  sheet: Sheet;
  options: ImportOptions;
}

/** An import whose records are not in the table yet. */
export type PendingImport =
  | { step: 'reading'; source: string }
  | { step: 'sheet'; source: string; sheets: readonly Sheet[] }
  | ({ step: 'columns'; columns: ImportedRecords['columns'] } & SheetImport);

/** An import whose records are in the table. */
export interface LastImport extends SheetImport {
  imported: ImportedRecords;
  /** All records, as the import left them. */
  records: readonly Cells[];
  /** What it has done to the records of its sheet, by position. */
  changes: ReadonlyMap<number, RecordChange>;
  notes: readonly string[];
}

/** Why an import is not in the table yet, and what to do; undefined if there is none. */
export function describePendingImport(pending: PendingImport | undefined): string | undefined {
  if (!pending) return undefined;
  const reasons = {
    reading: 'is still being read: wait for it',
    sheet: 'has several sheets: choose one',
    columns: 'has no titles: choose its columns',
  };
  return `${pending.source} ${reasons[pending.step]}, or press Cancel.`;
}

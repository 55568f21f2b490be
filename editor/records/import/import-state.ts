/** The state of an import: pending, because the clerk must do something, or done, with its records in the table. */
import type { Cells } from '@/lib/records/records-file';
import type { Sheet } from '../../spreadsheets/sheet';
import type { ImportedRecords, ImportOptions } from './import-records';
import { isChanged, type ImportChanges } from './record-changes';

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
  | ({ step: 'columns' | 'rows'; imported: ImportedRecords } & SheetImport);

/** An import whose records are in the table. */
export interface LastImport extends SheetImport, ImportChanges {
  imported: ImportedRecords;
  /** All records, as the import left them. */
  records: readonly Cells[];
  notes: readonly string[];
}

const REASONS: Readonly<Record<PendingImport['step'], string>> = {
  reading: 'is still being read: wait for it',
  sheet: 'has several sheets: choose one',
  columns: 'has no titles that are known of names and results: choose its columns',
  rows: 'has no row that looks like a record: bring in rows, or choose its columns',
};

/** @example describeImport(lastImport) // '20 added, 0 changed, 0 there already.' */
export function describeImport({ changes, unsure }: ImportChanges): string {
  const all = [...changes.values()];
  const added = all.filter(({ isNew }) => isNew).length;
  const changed = all.filter(isChanged).length - added;
  const counts = `${added} added, ${changed} changed, ${all.length - added - changed} there already.`;
  return unsure.length > 0 ? `${counts} May be there already: ${unsure.length}.` : counts;
}

/** Why an import is not in the table yet, and what to do; undefined if there is none. */
export const describePendingImport = (pending: PendingImport | undefined): string | undefined =>
  pending && `${pending.source} ${REASONS[pending.step]}, or press Cancel.`;

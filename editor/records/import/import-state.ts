/** Where an import is: its spreadsheet waits for something, or its records are in the table. */
import type { ImportedRecords, ImportOptions } from './import-records';
import type { Mark } from './merge-records';
import type { Sheet } from '../../spreadsheets/sheet';
import type { Cells } from '@/lib/records/records-file';

/** A spreadsheet, by the name of its file. */
export interface Source {
  source: string;
  sheet: Sheet;
  options: ImportOptions;
}

/** An import whose records are not in the table yet. */
export type Waiting =
  | { step: 'reading'; source: string }
  | { step: 'sheet'; source: string; sheets: readonly Sheet[] }
  | ({ step: 'columns'; columns: ImportedRecords['columns'] } & Source);

/** An import whose records are in the table. */
export interface Landed extends Source {
  imported: ImportedRecords;
  /** What it has done to the records of its sheet, by position. */
  marks: ReadonlyMap<number, Mark>;
  notes: readonly string[];
  /** The records as they were without it, if all others have been deleted since. */
  others?: readonly Cells[];
}

interface TableWithImport {
  records: readonly Cells[];
  landed?: Landed;
}

/** Why an import is not in the table yet, and what to do; undefined if none waits. */
export function describeWaiting(waiting: Waiting | undefined): string | undefined {
  if (!waiting) return undefined;
  const reasons = {
    reading: 'is still being read: wait for it',
    sheet: 'has several sheets: choose one',
    columns: 'has no titles: choose its columns',
  };
  return `${waiting.source} ${reasons[waiting.step]}, or press Cancel.`;
}

/** The records without those of the import. Cells that it has changed are as they were. */
export function listWithoutImport({ records, landed }: TableWithImport): readonly Cells[] {
  if (!landed) return records;
  const { others, marks } = landed;
  if (others) return [...others, ...records.filter((_, position) => !marks.has(position))];
  return records.flatMap((cells, position) => {
    const mark = marks.get(position) ?? [];
    return mark === 'new' ? [] : [cells.map((cell, column) => mark[column] ?? cell)];
  });
}

/** The positions of the records that are not in the sheet of the import. */
export const listOthers = ({ records, landed }: TableWithImport): number[] =>
  [...records.keys()].filter((position) => !landed?.marks.has(position));

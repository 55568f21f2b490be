import { listRows } from '../../spreadsheets/sheet';
import type { Action } from '../actions';
import type { Offer } from '../offers';
import type { ImportedRecords, ImportOptions } from './import-records';
import type { UnsureRow } from './record-changes';

/**
 * For each kind of rows that were left out, offers to make them records.
 *
 * @param options the options by which the sheet was read
 * @param createAction the action that reads it by other options
 */
export const offerLeftOut = (
  { leftOut }: ImportedRecords,
  options: ImportOptions,
  createAction: (options: ImportOptions) => Action,
): Offer[] =>
  leftOut.map(({ rows }) => {
    const includedRows = [...(options.includedRows ?? []), ...rows];
    return {
      label: `Bring in ${listRows(rows)}`,
      action: createAction({ ...options, includedRows }),
    };
  });

/** For rows whose results may be there already, offers to add them, or to correct the records that are there. */
export function offerUnsure(
  unsure: readonly UnsureRow[],
  { includedRows = [], correctingRows = [] }: ImportOptions,
  createAction: (options: ImportOptions) => Action,
): Offer[] {
  const rows = unsure.map(({ number }) => number);
  return [
    {
      label: `Bring in ${listRows(rows)}`,
      action: createAction({ includedRows: [...includedRows, ...rows] }),
    },
    {
      label: `Correct these ${rows.length}`,
      action: createAction({ correctingRows: [...correctingRows, ...rows] }),
    },
  ];
}

import { listRows } from '../../spreadsheets/sheet';
import type { Action } from '../actions';
import type { Offer } from '../offers';
import type { ImportedRecords, ImportOptions } from './import-records';

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

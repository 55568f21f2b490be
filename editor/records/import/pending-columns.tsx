import type { Action } from '../actions';
import { Offers } from '../offers';
import type { PartProps } from '../part-props';

import { ColumnsChoice, getColumns } from './columns-choice';
import type { ImportOptions } from './import-records';
import type { PendingImport } from './import-state';
import { offerLeftOut } from './offer-left-out';

interface PendingColumnsProps extends PartProps {
  pending: Extract<PendingImport, { step: 'columns' }>;
}

/** What is known of a sheet from which nothing was taken yet, and the choice of its columns and rows. */
export function PendingColumns({ pending, dispatch }: PendingColumnsProps) {
  const { source, sheet, options, columns, imported } = pending;
  const add = (changed: ImportOptions): Action => ({
    type: 'import',
    source,
    sheet,
    options: changed,
  });
  // Before the columns are known, a row that is brought in would be blank.
  const canBringIn = imported.rows.length === 0 && (imported.hasTitles || options.columns);
  const chosen = { ...options, columns: getColumns(columns) };
  return (
    <>
      <ul>
        {imported.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <ColumnsChoice
        columns={columns}
        onChoose={(changed) =>
          dispatch({ type: 'prepare', pending: { ...pending, columns: changed } })
        }
      />
      <Offers
        offers={[
          { label: 'Add the records', kind: 'next', action: add(chosen) },
          ...(canBringIn ? offerLeftOut(imported, chosen, add) : []),
        ]}
        dispatch={dispatch}
      />
    </>
  );
}

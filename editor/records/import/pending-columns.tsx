import { Button } from '../../button';
import type { PartProps } from '../part-props';
import { BringInButtons } from './bring-in-buttons';
import { ColumnsChoice, getColumns } from './columns-choice';
import type { ImportOptions } from './import-records';
import type { PendingImport } from './import-state';

interface PendingColumnsProps extends PartProps {
  pending: Extract<PendingImport, { step: 'columns' }>;
}

/** What is known of a sheet from which nothing was taken yet, and the choice of its columns and rows. */
export function PendingColumns({ titles, pending, dispatch }: PendingColumnsProps) {
  const { source, sheet, options, columns, imported } = pending;
  const add = (changed: ImportOptions) =>
    dispatch({ type: 'import', source, sheet, options: changed });
  const chosen = { ...options, columns: getColumns(columns) };
  return (
    <>
      <ul>
        {imported.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <ColumnsChoice
        titles={titles}
        columns={columns}
        onChoose={(changed) =>
          dispatch({ type: 'prepare', pending: { ...pending, columns: changed } })
        }
      />
      <Button label="Add the records" kind="next" onPress={() => add(chosen)} />
      {imported.rows.length === 0 && (
        <BringInButtons imported={imported} options={chosen} onBringIn={add} />
      )}
    </>
  );
}

import { listRows } from '../../spreadsheets/sheet';
import { Button } from '../../button';
import type { ImportedRecords, ImportOptions } from './import-records';

interface BringInButtonsProps {
  imported: ImportedRecords;
  /** The options by which the sheet was read. */
  options: ImportOptions;
  onBringIn: (options: ImportOptions) => void;
}

/** A button for each kind of rows that were left out, which makes them records. */
export const BringInButtons = ({ imported, options, onBringIn }: BringInButtonsProps) =>
  imported.leftOut.map(({ kind, rows }) => (
    <Button
      key={kind}
      label={`Bring in ${listRows(rows)}`}
      onPress={() =>
        onBringIn({ ...options, includedRows: [...(options.includedRows ?? []), ...rows] })
      }
    />
  ));

/** What the clerk sees of a sheet that was read, and how it is read otherwise. */
import { listRecordTitles } from '@/lib/content/check-records';
import { listRows } from '../../spreadsheets/sheet';
import { Button } from '../../button';
import type { ImportedRecords, ImportOptions } from './import-records';

interface SheetReviewProps {
  imported: ImportedRecords;
  notes: readonly string[];
  /** Reads the sheet by other options; undefined while that would lose corrections. */
  onRead?: (changed: ImportOptions) => void;
}

/** What was left out or assumed, and a select element for each column, by which the office chooses what it is. */
export function SheetReview({ imported, notes, onRead }: SheetReviewProps) {
  const { columns, hasTitles } = imported;
  /** If another column was that before, it is left out then. */
  const choose = (chosenIndex: number, chosen: number) =>
    onRead?.({
      columns: Object.fromEntries(
        columns.map(({ sheetIndex, column }) => {
          const kept = column === chosen ? -1 : column;
          return [sheetIndex, sheetIndex === chosenIndex ? chosen : kept];
        }),
      ),
    });
  return (
    <>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {onRead ? (
        <details open={!hasTitles}>
          <summary>Choose what the columns are</summary>
          <div className="choices">
            {columns.map(({ sheetIndex, title, samples, column }) => (
              <label key={sheetIndex}>
                <span>
                  {title || `Column ${sheetIndex + 1}`} <small>{samples.join(', ')}</small>
                </span>
                <select
                  value={column}
                  onChange={({ target }) => choose(sheetIndex, Number(target.value))}
                >
                  <option value={-1}>leave it out</option>
                  {listRecordTitles().map((name, index) => (
                    <option key={name} value={index}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </details>
      ) : (
        <p>To choose other rows or columns of it, undo first what was changed since.</p>
      )}
    </>
  );
}

interface LeftOutButtonsProps {
  /** The numbers of the rows of each kind. */
  leftOut: readonly (readonly number[])[];
  options: ImportOptions;
  onRead: (changed: ImportOptions) => void;
}

/** For each kind of rows that were left out, a button that makes them records. */
export const LeftOutButtons = ({ leftOut, options, onRead }: LeftOutButtonsProps) =>
  leftOut
    .filter((rows) => rows.length > 0)
    .map((rows) => (
      <Button
        key={rows[0]}
        label={`Bring in ${listRows(rows)}`}
        onPress={() => onRead({ includedRows: [...(options.includedRows ?? []), ...rows] })}
      />
    ));

import { listRecordTitles } from '@/lib/content/check-records';
import type { ImportOptions } from './import-records';
import type { SheetColumn } from './sheet-columns';

interface ColumnsChoiceProps {
  columns: readonly SheetColumn[];
  /** Called with all columns, after one of them was changed. */
  onChoose: (columns: readonly SheetColumn[]) => void;
}

/** The chosen columns as an option of an import. */
export const getColumns = (columns: readonly SheetColumn[]): ImportOptions['columns'] =>
  Object.fromEntries(columns.map(({ sheetIndex, column }) => [sheetIndex, column]));

/** Sets what a column is. If another column was that before, that one is left out then. */
const choose = (columns: readonly SheetColumn[], index: number, chosen: number): SheetColumn[] =>
  columns.map((one) => {
    if (one.sheetIndex === index) return { ...one, column: chosen };
    return one.column === chosen ? { ...one, column: -1 } : one;
  });

/** A select element for each column of a sheet, by which the office chooses what the column is. */
export const ColumnsChoice = ({ columns, onChoose }: ColumnsChoiceProps) => (
  <div className="choices">
    {columns.map(({ sheetIndex, title, samples, column }) => (
      <label key={sheetIndex}>
        <span>
          {title || `Column ${sheetIndex + 1}`} <small>{samples.join(', ')}</small>
        </span>
        <select
          value={column}
          onChange={({ target }) => onChoose(choose(columns, sheetIndex, Number(target.value)))}
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
);

/** Reads the cells of a column of a sheet as texts of the records. */
import { RECORD_FIELDS, type RecordField } from '@/lib/model/record-columns';
import { isBlank, type SheetCell, type SheetRow } from '../../spreadsheets/sheet';
import { cleanCell, correctText, describeShownText, showCell } from './format-cells';
import type { RecordWords } from './record-words';
import { findDateOrder, formatDateCell, formatMonth, readDateCell } from './sheet-dates';

export interface ReadCell {
  row: SheetRow;
  cell: SheetCell;
  /** The text for the record. */
  text: string;
  /** What the sheet shows, if the record has another text. */
  sheetText?: string;
}

export interface ReadColumn {
  /** The title in the records file. */
  title: string;
  field: RecordField | 'consent';
  /** The position in the sheet; -1 if it is not there. */
  position: number;
  cells: readonly ReadCell[];
}

interface ColumnSource {
  /** The column of the records file. */
  column: number;
  title: string;
  position: number;
  /** The title in the sheet. */
  sheetTitle: string;
  is1904?: boolean;
}

/** Reads a column of the rows. A text that is in the records already stays, so that a downloaded file is not changed. */
export function readColumn(
  rows: readonly SheetRow[],
  source: ColumnSource,
  words: RecordWords,
): ReadColumn {
  const { column, title, position, sheetTitle, is1904 } = source;
  const field = RECORD_FIELDS[column] ?? 'consent';
  const sheetCells = rows.map(({ cells }) => cells[position]);
  const order = field === 'dateOfBirth' ? findDateOrder(sheetTitle, sheetCells) : undefined;

  const readText = (shown: string): string => {
    if (!order && words.isRecorded(shown, field)) return shown;
    return correctText(words.correct(cleanCell(shown, field), field), field, order);
  };

  const cells = rows.map((row): ReadCell => {
    const cell = row.cells[position];
    if (isBlank(cell)) return { row, cell, text: '' };
    const date = readDateCell(cell, field, is1904);
    const shown = cell instanceof Date ? formatDateCell(cell, order) : showCell(cell);
    const dateText =
      date && (field === 'yearMonth' ? formatMonth(date) : formatDateCell(date, order));
    const text = dateText ?? readText(shown);
    return { row, cell, text, sheetText: text === shown ? undefined : describeShownText(shown) };
  });
  return { title, field, position, cells };
}

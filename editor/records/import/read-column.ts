/** Reads the cells of a column of a sheet as texts of the records. */
import { isBlank, type SheetRow } from '../../spreadsheets/sheet';
import { cleanCell, correctText, describeShownText, showCell } from './format-cells';
import type { RecordWords } from './record-words';
import { findDateOrder, formatDateCell, readDateCell } from './sheet-dates';

/** A row of a sheet that is a record. */
export interface ImportedRow extends SheetRow {
  /** The cells of the record. One is blank if the sheet has nothing there. */
  record: readonly string[];
  /** For each cell of the record, the text that the sheet shows, if it is different. */
  sheetTexts: readonly (string | undefined)[];
}

/** A column of the records file, and where a sheet has it. */
export interface ReadColumn {
  /** Counted from 0, in the records file. */
  column: number;
  /** The title in the records file. */
  title: string;
  /** A field of a record, or 'consent'. */
  field: string;
  /** The index in the rows of the sheet; -1 if it is not there. */
  sheetIndex: number;
  /** The title in the sheet. */
  sheetTitle: string;
}

interface ReadCell {
  text: string;
  sheetText?: string;
}

/**
 * Creates the reader of a column of rows. A text that is in the records already stays, so that a downloaded file is not
 * changed.
 */
export function createCellReader(
  { field, sheetIndex, sheetTitle }: ReadColumn,
  rows: readonly SheetRow[],
  words: RecordWords,
  is1904?: boolean,
) {
  const sheetCells = rows.map(({ cells }) => cells[sheetIndex]);
  const order = field === 'dateOfBirth' ? findDateOrder(sheetTitle, sheetCells) : undefined;

  const readText = (shown: string): string => {
    if (!order && words.isRecorded(shown, field)) return shown;
    return correctText(words.correct(cleanCell(shown, field), field), field, order);
  };

  return ({ cells }: SheetRow): ReadCell => {
    const cell = cells[sheetIndex];
    if (isBlank(cell)) return { text: '' };
    const date = readDateCell(cell, field, is1904);
    const shown = cell instanceof Date ? formatDateCell(cell, order) : showCell(cell);
    const text = date ? formatDateCell(date, order, field) : readText(shown);
    return text === shown ? { text } : { text, sheetText: describeShownText(shown) };
  };
}

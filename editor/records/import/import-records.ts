/** Finds the records in a sheet. */
import { listRecordTitles } from '@/lib/content/check-records';
import { CONSENT_COLUMN, RECORD_FIELDS } from '@/lib/model/record-columns';
import { listCellNotes } from './cell-notes';
import { findTitles } from './column-titles';
import { createCellReader, type ImportedRow } from './read-column';
import { createRecordWords, type ImportContent } from './record-words';
import { listColumns, type SheetColumn } from './sheet-columns';
import { OTHER_TABLE, sortRows, type NonRecordRows } from './sort-rows';
import { formatNotes, type Sheet } from '../../spreadsheets/sheet';

export interface ImportedRecords {
  /** The titles of the records file, with the one for consent if the sheet says something about it. */
  titles: readonly string[];
  /** Whether the sheet has a column for consent. */
  hasConsentColumn: boolean;
  rows: readonly ImportedRow[];
  /** The rows that were left out as no records or as unseen, and that `includedRows` can add. */
  leftOut: readonly NonRecordRows[];
  /** What was left out or assumed, as sentences for the office. */
  notes: readonly string[];
  columns: readonly SheetColumn[];
  /** Whether a column of names and another one were found by their titles; else the office chooses the columns. */
  hasTitles: boolean;
  /** Whether it has the titles of the records file, in its order, as a downloaded file. */
  hasOwnTitles: boolean;
}

export interface ImportOptions {
  /** By index in the sheet, the columns of the records file that the office has chosen; -1 leaves one out. */
  columns?: Readonly<Record<number, number>>;
  /** The numbers of rows that are records, whatever they look like. */
  includedRows?: readonly number[];
  /** The numbers of rows that correct the record that may be theirs. */
  correctingRows?: readonly number[];
}

/** Titles of columns that may say something about consent. */
const ABOUT_CONSENT = /consent|permission|objection|refus|withdr|सहमति|आपत्ति|अनुमति/i;

/**
 * Finds the records in a sheet. If it has titles, its columns may be in any order; else they have the order of the records
 * file.
 *
 * @param fileTitles the titles of the records file, as it is
 */
export function importRecords(
  sheet: Sheet,
  fileTitles: readonly string[],
  content: ImportContent,
  { columns: chosen = {}, includedRows = [] }: ImportOptions = {},
): ImportedRecords {
  const found = findTitles(sheet.rows);
  const isAssumed = found.count === 0 && Object.keys(chosen).length === 0;
  const columns = listColumns(sheet.rows.slice(found.end), found, chosen);
  const consent = columns.find(({ column }) => column === CONSENT_COLUMN);
  const titles = listRecordTitles(
    fileTitles.length > CONSENT_COLUMN || (consent?.samples ?? []).length > 0,
  );
  const readColumns = titles.map((title, column) => {
    const sheetIndex = columns.find((one) => one.column === column)?.sheetIndex ?? -1;
    const field = RECORD_FIELDS[column] ?? 'consent';
    return { column, title, field, sheetIndex, sheetTitle: found.titles[sheetIndex] ?? '' };
  });
  const sheetIndexes = readColumns.map(({ sheetIndex }) => sheetIndex);
  const { recordRows, leftOut } = sortRows(sheet, found, sheetIndexes, includedRows);

  const words = createRecordWords(content);
  const readers = readColumns.map((column) =>
    createCellReader(column, recordRows, words, sheet.is1904),
  );
  const rows = recordRows.map((row): ImportedRow => {
    const cells = readers.map((readCell) => readCell(row));
    return {
      ...row,
      record: cells.map(({ text }) => text),
      sheetTexts: cells.map(({ sheetText }) => sheetText),
    };
  });
  const leftOutColumns = columns
    .filter(({ column }) => column === -1)
    .map(({ title, samples }) => title || samples.join());
  const notes = [
    { note: 'No titles were found, so the columns are read as', list: isAssumed ? titles : [] },
    ...leftOut.map(({ kind, rows: numbers }) => ({ note: `${kind}, left out`, rows: numbers })),
    {
      note: 'Columns left out, which may say who refuses: enter that below CONSENT, or choose them for it',
      list: leftOutColumns.filter((title) => ABOUT_CONSENT.test(title)),
    },
    {
      note: 'Columns left out',
      list: leftOutColumns.filter((title) => !ABOUT_CONSENT.test(title)),
    },
    {
      note: 'Columns that are not there',
      list: readColumns
        .filter(({ field, sheetIndex }) => sheetIndex === -1 && field !== 'slNo')
        .map(({ title }) => title),
    },
  ];
  return {
    titles,
    hasConsentColumn: consent !== undefined,
    rows,
    // The titles of this table are wrong for the columns of another.
    leftOut: leftOut.filter(({ kind }) => kind !== OTHER_TABLE),
    notes: [
      ...(sheet.notes ?? []),
      ...formatNotes([...notes, ...listCellNotes(rows, readColumns, words)]),
    ],
    columns,
    hasTitles: found.areSure,
    hasOwnTitles: fileTitles.every((title, column) => title === found.titles[column]),
  };
}

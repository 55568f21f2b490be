/** Reads the cells of records, and collects what a person should know about them. */
import { cleanText } from '@/lib/model/invisible-characters';
import { RECORD_FIELDS, type RecordField } from '@/lib/model/record-columns';
import { CELL_NOTES, lookLegacy } from './cell-notes';
import { correctText, formatDateCell, readDateCell } from './format-cells';
import { createNames, type KnownNames } from './known-names';
import {
  isBlank,
  listRows,
  type Note,
  type SheetCell,
  type SheetRow,
} from '../../spreadsheets/sheet';

const FIELDS: readonly (RecordField | 'consent')[] = [...RECORD_FIELDS, 'consent'];

interface CellReaderProps {
  rows: readonly SheetRow[];
  /** The titles of the records file. */
  titles: readonly string[];
  /** The position of each column of the records file in the sheet; -1 if it is not there. */
  positions: readonly number[];
  /** The titles of the sheet, by position. */
  sheetTitles: readonly string[];
  known: KnownNames;
  is1904?: boolean;
}

const toText = (cell: SheetCell) =>
  typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? '');

export function createCellReader(props: CellReaderProps) {
  const { rows, titles, positions, sheetTitles, known, is1904 } = props;
  const names = createNames(known);
  const columns = titles.map((title, column) => {
    const position = positions[column] ?? -1;
    const field = FIELDS[column] ?? 'consent';
    return {
      title,
      field,
      position,
      isLegacy:
        field.toLowerCase().endsWith('name') &&
        lookLegacy(rows.map(({ cells }) => cells[position])),
      // As the title says: Date of Birth (DD/MM/YYYY).
      isDayFirst: /D+\W*M+\W*Y+/i.test(sheetTitles[position] ?? ''),
      /** The rows of dates, and of texts. */
      dates: [] as number[],
      texts: [] as number[],
      newNames: new Set<string>(),
      noted: CELL_NOTES.map((): number[] => []),
    };
  });
  type Column = (typeof columns)[number];
  const corrections = new Set<string>();
  let cleanedCount = 0;

  const formatCell = (cell: SheetCell, { field, isDayFirst }: Column): string => {
    const date = readDateCell(cell, field, is1904);
    if (date) return formatDateCell(date, field);
    const shown = toText(cell);
    const clean = cleanText(shown.replace(/\s+/g, ' '));
    if (clean !== shown) cleanedCount += 1;
    const text = correctText(names.correct(clean, field), field, isDayFirst);
    if (text !== clean && text !== '') corrections.add(`“${clean}” as “${text}”`);
    return text;
  };

  return {
    /** The text of a cell for its record. */
    read: (row: SheetRow, index: number): string => {
      const column = columns[index];
      const cell = column && row.cells[column.position];
      if (!column || isBlank(cell)) return '';
      const { field, position, isLegacy } = column;
      const text = formatCell(cell, column);
      const hasLegacyFont = isLegacy || row.legacyCells?.includes(position) === true;
      const own = CELL_NOTES.flatMap(({ isTrue }, note) =>
        isTrue({ field, cell, text, hasLegacyFont }) ? [note] : [],
      );
      for (const note of own) column.noted[note]?.push(row.number);
      if (field === 'dateOfBirth')
        column[typeof cell === 'string' ? 'texts' : 'dates'].push(row.number);
      if (own.length === 0 && names.isNew(text, field)) column.newNames.add(text);
      return text;
    },

    listNotes: (): Note[] => [
      ...CELL_NOTES.map(({ note }, index) => ({
        note,
        list: columns.flatMap(({ title, noted }) => {
          const rows = noted[index] ?? [];
          return rows.length > 0 ? [`${title} (${listRows(rows)})`] : [];
        }),
      })),
      {
        note: 'Dates beside texts, of which an American Excel has swapped day and month (compare them)',
        list: columns.flatMap(({ title, dates, texts }) =>
          dates.length > 0 && texts.length > 0 ? [`${title} (${listRows(dates)})`] : [],
        ),
      },
      ...columns.map(({ title, newNames }) => ({
        note: `${title}, in no record yet: new`,
        list: [...newNames],
      })),
      { note: 'Written as the records have it', list: [...corrections] },
      {
        note: 'Cells around whose values blanks or invisible characters were taken off',
        list: cleanedCount > 0 ? [String(cleanedCount)] : [],
      },
    ],
  };
}

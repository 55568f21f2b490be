/** Notes for the office about the cells of an import in which the check finds no problem. */
import { listRows, type Note } from '../../spreadsheets/sheet';
import type { ImportedRow, ReadColumn } from './read-column';
import type { RecordWords } from './record-words';
import { isMonthFirstDate } from './sheet-dates';

/** Signs of texts in the font Kruti Dev, which Latin names lack, as in oekZ (वर्मा), nkl (दास) and vk'kk (आशा). */
const LEGACY_SIGNS =
  /[a-z][A-Z](?![a-z])|[a-z]['"][a-z]{2}|[;[\]{}\\~][a-z]|[a-z];|(?<![A-Za-z])([b-df-hj-np-tv-z]{3,}(?![A-Za-z'])|[a-z]*q[^\WuUaA])/;

/** The notes about these columns, with names of games and events that no record has had yet. */
export function listCellNotes(
  rows: readonly ImportedRow[],
  columns: readonly ReadColumn[],
  words: RecordWords,
): Note[] {
  const getText = ({ record }: ImportedRow, { column }: ReadColumn) => record[column] ?? '';

  const isFormula = (row: ImportedRow, column: ReadColumn) => getText(row, column).startsWith('=');

  const hasLatinText = (row: ImportedRow, column: ReadColumn) =>
    typeof row.cells[column.sheetIndex] === 'string' &&
    /[a-z]/i.test(getText(row, column)) &&
    !isFormula(row, column);

  /** Whether names look as if they were typed in a font that is older than Unicode. */
  const hasLegacyNames = (column: ReadColumn): boolean => {
    const names = rows
      .filter((row) => hasLatinText(row, column))
      .map((row) => getText(row, column))
      .filter((text) => /[a-z]{2}/i.test(text));
    const legacyNames = names.filter((text) => LEGACY_SIGNS.test(text));
    return column.field.toLowerCase().endsWith('name') && legacyNames.length * 2 > names.length;
  };

  /** Describes the rows of some cells of each column. */
  const listPlaces = (isTrue: (row: ImportedRow, column: ReadColumn) => boolean): string[] =>
    columns.flatMap((column) => {
      const numbers = rows.filter((row) => isTrue(row, column)).map(({ number }) => number);
      return numbers.length > 0 ? [`${column.title} (${listRows(numbers)})`] : [];
    });

  const legacyColumns = columns.filter(hasLegacyNames);
  return [
    {
      note: 'Formulas without a value (open the file in Excel, and save it)',
      list: listPlaces(isFormula),
    },
    {
      note: 'Letters of a font such as Kruti Dev, which the site shows as other letters (convert them to Unicode)',
      list: listPlaces(
        (row, column) =>
          hasLatinText(row, column) &&
          (legacyColumns.includes(column) || row.legacyCells?.includes(column.sheetIndex) === true),
      ),
    },
    {
      note: 'Dates that can only be month first, so that all with two readings are asked about',
      list: listPlaces(
        ({ cells }, { field, sheetIndex }) =>
          field === 'dateOfBirth' && isMonthFirstDate(cells[sheetIndex]),
      ),
    },
    ...columns
      .filter(({ field }) => field === 'game' || field === 'event')
      .map((column) => ({
        note: `${column.title}, in no record yet: new`,
        list: [...new Set(rows.map((row) => getText(row, column)))].filter(
          (text) => /^[^=#]/.test(text) && !words.isRecorded(text, column.field),
        ),
      })),
  ];
}

/** Notes for the office about the cells of an import in which the check finds no problem. */
import { listRows, type Note } from '../../spreadsheets/sheet';
import type { ReadCell, ReadColumn } from './read-column';
import type { RecordWords } from './record-words';
import { isMonthFirstDate } from './sheet-dates';

/** Signs of texts in the font Kruti Dev, which Latin names lack, as in oekZ (वर्मा), nkl (दास) and vk'kk (आशा). */
const LEGACY_SIGNS =
  /[a-z][A-Z](?![a-z])|[a-z]['"][a-z]{2}|[;[\]{}\\~][a-z]|[a-z];|(?<![A-Za-z])([b-df-hj-np-tv-z]{3,}(?![A-Za-z'])|[a-z]*q[^\WuUaA])/;

const isFormula = ({ text }: ReadCell) => text.startsWith('=');

const hasLatinText = (read: ReadCell) =>
  typeof read.cell === 'string' && /[a-z]/i.test(read.text) && !isFormula(read);

/** Whether names look as if they were typed in a font that is older than Unicode. */
function hasLegacyNames({ field, cells }: ReadColumn): boolean {
  const names = cells.filter((read) => hasLatinText(read) && /[a-z]{2}/i.test(read.text));
  const legacyNames = names.filter(({ text }) => LEGACY_SIGNS.test(text));
  return field.toLowerCase().endsWith('name') && legacyNames.length * 2 > names.length;
}

/** Describes the rows of some cells of a column; an empty list if there are none. */
function listPlaces({ title, cells }: ReadColumn, isTrue: (read: ReadCell) => boolean): string[] {
  const numbers = cells.filter(isTrue).map(({ row }) => row.number);
  return numbers.length > 0 ? [`${title} (${listRows(numbers)})`] : [];
}

function listLegacyTexts(column: ReadColumn): string[] {
  const { position } = column;
  const isLegacy = hasLegacyNames(column);
  return listPlaces(
    column,
    (read) => hasLatinText(read) && (isLegacy || read.row.legacyCells?.includes(position) === true),
  );
}

/** The notes about these columns, with names of games and events that no record has had yet. */
export const listCellNotes = (columns: readonly ReadColumn[], words: RecordWords): Note[] => [
  {
    note: 'Formulas without a value (open the file in Excel, and save it)',
    list: columns.flatMap((column) => listPlaces(column, isFormula)),
  },
  {
    note: 'Letters of a font such as Kruti Dev, which the site shows as other letters (convert them to Unicode)',
    list: columns.flatMap(listLegacyTexts),
  },
  {
    note: 'Dates that can only be month first, so that all with two readings are asked about',
    list: columns
      .filter(({ field }) => field === 'dateOfBirth')
      .flatMap((column) => listPlaces(column, ({ cell }) => isMonthFirstDate(cell))),
  },
  ...columns
    .filter(({ field }) => field === 'game' || field === 'event')
    .map(({ title, field, cells }) => ({
      note: `${title}, in no record yet: new`,
      list: [...new Set(cells.map(({ text }) => text))].filter(
        (text) => /^[^=#]/.test(text) && !words.isRecorded(text, field),
      ),
    })),
];

/** Notes about cells that a person should look at. */
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { MONTHS } from '@/lib/model/student-record';
import type { SheetCell } from '../../spreadsheets/sheet';

interface ReadCell {
  field: string;
  cell: SheetCell;
  /** The text for the record. */
  text: string;
  hasLegacyFont: boolean;
}

const TEXT_FIELDS: readonly string[] = RECORD_FIELDS.filter(
  (field) => field !== 'dateOfBirth' && field !== 'yearMonth',
);

const MONTH = `(${MONTHS.join('|')})`;

/** What Excel writes into a CSV file for a date. */
const DATE = RegExp(
  String.raw`^(\d\d?-${MONTH}(-\d\d(\d\d)?)?|${MONTH}-\d\d|\d\d?(?<sign>[-/])\d\d?\k<sign>\d{4}|\d{4}-\d\d-\d\d)$`,
);

const hasText = (cell: SheetCell, pattern: RegExp) =>
  typeof cell === 'string' && pattern.test(cell.trim());

export const CELL_NOTES: readonly { note: string; isTrue: (cell: ReadCell) => boolean }[] = [
  {
    note: 'Cells with an error',
    isTrue: ({ text }) => /^(#(N\/A|[A-Z\d/]+[!?]|#+)|Err:\d+)$/.test(text),
  },
  {
    note: 'Formulas without a value (open the file in Excel, and save it)',
    isTrue: ({ text }) => text.startsWith('='),
  },
  {
    note: 'Dates where a text belongs (Excel makes a date of a text such as 11-10)',
    isTrue: ({ cell, field }) =>
      TEXT_FIELDS.includes(field) && (cell instanceof Date || hasText(cell, DATE)),
  },
  {
    note: 'Letters that the file has lost (save it as an Excel Workbook, or as CSV UTF-8)',
    isTrue: ({ text }) => /\?{3}|\uFFFD/.test(text),
  },
  {
    note: 'Letters of a font such as Kruti Dev, which the site shows as other letters (convert them to Unicode)',
    isTrue: ({ hasLegacyFont, cell }) => hasLegacyFont && hasText(cell, /[a-z]/i),
  },
  {
    note: 'Cells with a dash, NA or nil, or with “no” below CONSENT, which are read as blank',
    isTrue: ({ cell, text }) => text === '' && hasText(cell, /\S/),
  },
];

/** What texts in Kruti Dev have and names in Latin letters have not, such as oekZ (वर्मा), nkl (दास) and vk'kk (आशा). */
const LEGACY_SIGNS =
  /[a-z][A-Z](?![a-z])|[a-z]['"][a-z]{2}|[;[\]{}\\~][a-z]|[a-z];|(?<![A-Za-z])([b-df-hj-np-tv-z]{3,}(?![A-Za-z'])|[a-z]*q[^\WuUaA])/;

/** Whether names look as if they were typed in a font that is older than Unicode. */
export function lookLegacy(names: readonly SheetCell[]): boolean {
  const words = names.filter((name) => hasText(name, /[a-z]{2}/i));
  return words.filter((word) => hasText(word, LEGACY_SIGNS)).length * 2 > words.length;
}

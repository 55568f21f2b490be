/** Finds the titles in a sheet, by the words that offices use for the columns of the records. */
import { CONSENT_TITLE, type RecordField } from '@/lib/model/record-columns';
import { cleanText } from '@/lib/model/invisible-characters';
import { isBlank, type SheetCell, type SheetRow } from '../../spreadsheets/sheet';

/** In the order of the file. Case, punctuation, parts in brackets, plurals, the order of the words and words such as "of" do not matter. */
const TITLES: Readonly<Record<RecordField | 'consent', string>> = {
  slNo: 'SL NO, SL, NO, SR NO, SR, SERIAL NO, SERIAL, S N, SNO, SLNO, SRNO, क्रम संख्या, क्रमांक, क्रम, क्र, क्र सं, क्रम सं, क्रसं',
  name: 'NAME, FULL NAME, STUDENT, STUDENT NAME, PLAYER, PLAYER NAME, ATHLETE, ATHLETE NAME, CANDIDATE NAME, PARTICIPANT, PARTICIPANT NAME, SPORTSPERSON NAME, नाम, पूरा नाम, छात्र नाम, छात्र छात्रा नाम, छात्रा नाम, विद्यार्थी नाम, खिलाड़ी नाम, खिलाड़ी, प्रतिभागी नाम',
  fatherName:
    'FATHER NAME, FATHER, F NAME, FATHER GUARDIAN NAME, FATHER HUSBAND NAME, SON OF, S/O, S/O D/O, SON DAUGHTER OF, पिता नाम, पिता, पिता श्री नाम, पिता अभिभावक नाम',
  dateOfBirth:
    'DATE OF BIRTH, DOB, D.O.B., BIRTH, BIRTHDAY, BIRTH DAY, जन्म तिथि, जन्मतिथि, जन्म दिनांक, जन्म तारीख, जन्म',
  game: 'GAME, GAME NAME, SPORT, SPORT NAME, DISCIPLINE, SPORT DISCIPLINE, खेल, खेल नाम, क्रीड़ा',
  event: 'EVENT, EVENT NAME, EVENT CATEGORY, स्पर्धा, स्पर्धा नाम, इवेंट',
  rank: 'RANK, POSITION, POS, RANK POSITION, स्थान, प्राप्त स्थान, रैंक',
  certificateNo:
    'CERTIFICATE NO, CERTIFICATE, CERT NO, CERT, CERTI NO, CERTIFICATE SERIAL NO, CERTIFICATE SL NO, CERTIFICATE ID, प्रमाण पत्र संख्या, प्रमाणपत्र संख्या, प्रमाण पत्र क्रमांक, प्रमाणपत्र क्रमांक, प्रमाण पत्र सं, प्रमाणपत्र सं, प्रमाण पत्र, प्रमाणपत्र',
  yearMonth:
    'YEAR MONTH, MONTH, CERTIFICATE MONTH, EVENT MONTH, MONTH YEAR EVENT, माह वर्ष, महीना वर्ष, महीना साल, माह, महीना',
  consent: `${CONSENT_TITLE}, PARENT CONSENT, CONSENT GIVEN, सहमति`,
};

/** Words without which a title means the same. "S" is from "Father's", and also from "S. No.". */
const SMALL_WORDS = new Set(
  'OF THE AND IN S DD MM YY YYYY SECURED OBTAINED WON का की के और एवं व तथा'.split(' '),
);

/** The words of a title in one script, in alphabetical order. */
function getKey(title: string, letters: RegExp): string {
  const words = (title.match(letters) ?? [])
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => (word === 'NUMBER' ? 'NO' : word.replace(/(?<=[A-Z]{3})S$/, '')));
  return [...new Set(words)].sort().join(' ');
}

/** A title may stand in English and in Hindi. */
const getKeys = (title: string) => {
  // A circle ends short forms in Hindi: क्र०सं०.
  const text = title.normalize('NFKC').toUpperCase().replace(/[०॰]/g, ' ');
  const outside = text.replace(/\(.*?(\)|$)|\[.*?(\]|$)/gs, ' ');
  return [/[A-Z]+/g, /[\p{sc=Devanagari}\p{M}]+/gu]
    .map((letters) => getKey(/\p{L}/u.test(outside) ? outside : text, letters))
    .filter(Boolean);
};

const COLUMNS = new Map(
  Object.values(TITLES).flatMap((titles, column) =>
    titles.split(', ').flatMap((title) => getKeys(title).map((key) => [key, column] as const)),
  ),
);

/** The column of the records file that a title of a sheet names: its index, or -1. */
export function findColumn(title: SheetCell): number {
  if (typeof title !== 'string' || title === '') return -1;
  const columns = new Set(getKeys(title).map((key) => COLUMNS.get(key) ?? -1));
  const [column = -1] = columns;
  return columns.size === 1 ? column : -1;
}

/** The number of rows in which titles are looked for. Other rows, such as the name of a tournament, may be above them. */
const TITLE_ROWS = 20;

export interface FoundTitles {
  /** The index of the first row of titles, and that of the first row below them. */
  start: number;
  end: number;
  /** By position; none if there are no titles. */
  titles: readonly string[];
  /** By position, the column of the records file, or -1. */
  columns: readonly number[];
}

const getText = (cell: SheetCell) => cleanText(String(cell ?? '').replace(/\s+/g, ' '));

const joinTitles = (...parts: readonly SheetCell[]) => parts.map(getText).filter(Boolean).join(' ');

/** Whether each cell of a row ends the title above it, such as "Number" below "Certificate". */
const isSecondRow = (upper: SheetRow, lower: SheetRow) =>
  lower.cells.every((cell, position) => {
    const endsTitle = findColumn(joinTitles(upper.cells[position], cell)) !== -1;
    return isBlank(cell) || (endsTitle && /\p{L}/u.test(getText(cell)));
  });

/** Reads one or two rows as titles: of two, a title is both its parts, or one of them. */
function readTitles(
  upper: SheetRow | undefined,
  lower: SheetRow,
): Pick<FoundTitles, 'titles' | 'columns'> {
  const used = new Set<number>();
  const found = lower.cells.map((cell, position) => {
    const above = upper?.cells[position];
    const whole = joinTitles(above, cell);
    const title =
      [whole, getText(cell), getText(above)].find((one) => findColumn(one) !== -1) ?? whole;
    const column = findColumn(title);
    // Of two columns with one meaning, the clerk chooses.
    if (used.has(column)) return { title, column: -1 };
    used.add(column);
    return { title, column };
  });
  return { titles: found.map(({ title }) => title), columns: found.map(({ column }) => column) };
}

/** Finds the one or two rows with the most titles among the first rows. */
export function findTitles(rows: readonly SheetRow[]): FoundTitles {
  let best: FoundTitles = { start: 0, end: 0, titles: [], columns: [] };
  let highest = 0;
  rows.slice(0, TITLE_ROWS).forEach((row, index) => {
    const above = rows[index - 1];
    for (const upper of [undefined, ...(above?.number === row.number - 1 ? [above] : [])]) {
      const found = readTitles(upper, row);
      const count = found.columns.filter((column) => column !== -1).length;
      const isLonger = count === highest && upper && best.end === index && isSecondRow(upper, row);
      if (count > highest || isLonger) {
        highest = count;
        best = { ...found, start: upper ? index - 1 : index, end: index + 1 };
      }
    }
  });
  return best;
}

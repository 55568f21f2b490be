/** Finds the titles in a sheet, by the words that offices use for the columns of the records. */
import { CONSENT_TITLE, type RecordField } from '@/lib/model/record-columns';
import { cleanText } from '@/lib/model/invisible-characters';
import { isBlank, type SheetCell, type SheetRow } from '../../spreadsheets/sheet';

/** In the order of the file. Case, punctuation, brackets, plurals, word order and words such as "of" do not matter. */
const COLUMN_TITLES: Readonly<Record<RecordField | 'consent', string>> = {
  slNo: 'SL NO, SL, NO, SR NO, SR, SERIAL NO, SERIAL, S N, SNO, SLNO, SRNO, क्रम संख्या, क्रमांक, क्रम, क्र, क्र सं, क्रम सं, क्रसं, KRAM SANKHYA, KRAMANK',
  name: 'NAME, FULL NAME, STUDENT, STUDENT NAME, PLAYER, PLAYER NAME, ATHLETE, ATHLETE NAME, CANDIDATE NAME, PARTICIPANT, PARTICIPANT NAME, SPORTSPERSON, SPORTSPERSON NAME, SPORTSMAN, SPORTSMAN NAME, WINNER, WINNER NAME, MEDALIST, MEDALIST NAME, MEDALLIST, MEDALLIST NAME, NAAM, KHILADI, KHILADI NAAM, PRATIBHAGI, PRATIBHAGI NAAM, VIJETA, VIJETA NAAM, नाम, पूरा नाम, छात्र नाम, छात्र छात्रा नाम, छात्रा नाम, विद्यार्थी नाम, खिलाड़ी नाम, खिलाड़ी, प्रतिभागी, प्रतिभागी नाम, विजेता, विजेता नाम',
  fatherName:
    'FATHER NAME, FATHER, F NAME, FATHER GUARDIAN NAME, FATHER GUARDIAN, FATHER HUSBAND NAME, FATHER HUSBAND, GUARDIAN, GUARDIAN NAME, PARENT NAME, PITA, PITA NAAM, SON OF, S/O, S/O D/O, SON DAUGHTER OF, पिता नाम, पिता, पिता श्री नाम, पिता अभिभावक नाम, पिता अभिभावक, अभिभावक, अभिभावक नाम',
  dateOfBirth:
    'DATE OF BIRTH, DOB, D.O.B., DT BIRTH, BIRTH, JANM TITHI, JANAM TITHI, JANM DINANK, BIRTHDAY, BIRTH DAY, जन्म तिथि, जन्मतिथि, जन्म दिनांक, जन्म तारीख, जन्म',
  game: 'GAME, GAME NAME, SPORT, SPORT NAME, DISCIPLINE, SPORT DISCIPLINE, KHEL, KHEL NAAM, खेल, खेल नाम, क्रीड़ा',
  event:
    'EVENT, EVENT NAME, EVENT CATEGORY, ITEM, ITEM NAME, PRATIYOGITA, SPARDHA, स्पर्धा, स्पर्धा नाम, इवेंट',
  rank: 'RANK, POSITION, POS, RANK POSITION, MEDAL, STHAN, PADAK, स्थान, प्राप्त स्थान, रैंक, पदक',
  certificateNo:
    'CERTIFICATE NO, CERTIFICATE, CERT NO, CERT, CERTI NO, CERTIFICATE SERIAL NO, CERTIFICATE SL NO, CERTIFICATE SR NO, CERT SR NO, CERTIFICATE ID, PRAMAN PATRA, PRAMAN PATRA SANKHYA, प्रमाण पत्र संख्या, प्रमाणपत्र संख्या, प्रमाण पत्र क्रमांक, प्रमाणपत्र क्रमांक, प्रमाण पत्र सं, प्रमाणपत्र सं, प्रमाण पत्र, प्रमाणपत्र',
  yearMonth:
    'YEAR MONTH, MONTH, CERTIFICATE MONTH, EVENT MONTH, MONTH YEAR EVENT, माह वर्ष, महीना वर्ष, महीना साल, माह, महीना, MAH, MAH VARSH, MAHINA VARSH',
  consent: `${CONSENT_TITLE}, PARENT CONSENT, CONSENT GIVEN, सहमति`,
};

/** Words that do not change the meaning of a title. "S" is from "Father's", and also from "S. No.". */
const IGNORED_WORDS = new Set(
  'OF THE AND IN S DD MM YY YYYY SECURED OBTAINED WON KA KI KE का की के और एवं व तथा'.split(' '),
);

/** The words of a title in one script, in alphabetical order. */
function getKey(title: string, letters: RegExp): string {
  const words = (title.match(letters) ?? [])
    .filter((word) => !IGNORED_WORDS.has(word))
    .map((word) => (word === 'NUMBER' ? 'NO' : word.replace(/(?<=[A-Z]{3})S$/, '')));
  return words.sort().join(' ');
}

/** The keys of a title in each script: it may be in English, in Hindi or in both. */
const getKeys = (title: string) => {
  // A circle ends short forms in Hindi: क्र०सं०.
  const text = title.normalize('NFKC').toUpperCase().replace(/[०॰]/g, ' ');
  const outside = text.replace(/\(.*?(\)|$)|\[.*?(\]|$)/gs, ' ');
  return [/[A-Z]+/g, /[\p{sc=Devanagari}\p{M}]+/gu]
    .map((letters) => getKey(/\p{L}/u.test(outside) ? outside : text, letters))
    .filter(Boolean);
};

const COLUMNS = new Map(
  Object.values(COLUMN_TITLES).flatMap((titles, column) =>
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
  /** The index of the first row of titles, and of the first row below them. */
  start: number;
  end: number;
  /** By index; none if there are no titles. */
  titles: readonly string[];
  /** By index, the column of the records file, or -1; none if no title is known. */
  columns: readonly number[];
}

const getText = (cell: SheetCell) => cleanText(String(cell ?? '').replace(/\s+/g, ' '));

const joinTitles = (...parts: readonly SheetCell[]) => parts.map(getText).filter(Boolean).join(' ');

/** Whether each cell of a row ends the title above it, such as "Number" below "Certificate". */
const isSecondRow = (upper: SheetRow, lower: SheetRow) =>
  lower.cells.every((cell, index) => {
    const endsTitle = findColumn(joinTitles(upper.cells[index], cell)) !== -1;
    return isBlank(cell) || (endsTitle && /\p{L}/u.test(getText(cell)));
  });

/** Reads one or two rows as titles. With two rows, a title is both of its cells, or one of them. */
function readTitles(
  upper: SheetRow | undefined,
  lower: SheetRow,
): Pick<FoundTitles, 'titles' | 'columns'> {
  const titles = lower.cells.map((cell, index) => {
    const above = upper?.cells[index];
    const whole = joinTitles(above, cell);
    return [whole, getText(cell), getText(above)].find((one) => findColumn(one) !== -1) ?? whole;
  });
  const found = titles.map((title) => findColumn(title));
  // If two columns have one meaning, the first has it until the clerk chooses.
  const isFirst = (column: number, index: number) => found.indexOf(column) === index;
  return {
    titles,
    columns: found.map((column, index) => (isFirst(column, index) ? column : -1)),
  };
}

const isWord = (cell: SheetCell) =>
  typeof cell === 'string' && /^[^\p{Nd}]*\p{L}[^\p{Nd}]*$/u.test(cell);

/** Finds titles that are not known: a first row of words, with a column below that has only values with digits. */
function findUnknownTitles(rows: readonly SheetRow[]): FoundTitles {
  const none = { start: 0, end: 0, titles: [], columns: [] };
  const [first, ...others] = rows.slice(0, TITLE_ROWS);
  const filled = (first?.cells ?? []).filter((cell) => !isBlank(cell));
  if (!first || filled.length < 2 || !filled.every(isWord)) return none;
  const isAboveNumbers = first.cells.some((title, index) => {
    const values = others.map(({ cells }) => cells[index]).filter((cell) => !isBlank(cell));
    return (
      !isBlank(title) && values.length > 0 && values.every((cell) => /\p{Nd}/u.test(String(cell)))
    );
  });
  return isAboveNumbers ? { ...none, end: 1, titles: first.cells.map(getText) } : none;
}

const countTitles = ({ columns }: Pick<FoundTitles, 'columns'>) =>
  columns.filter((column) => column !== -1).length;

/** Finds the one or two rows with the most titles among the first rows. */
export function findTitles(rows: readonly SheetRow[]): FoundTitles {
  let best: FoundTitles | undefined;
  let highest = 0;
  for (const [index, row] of rows.slice(0, TITLE_ROWS).entries()) {
    const single = readTitles(undefined, row);
    const count = countTitles(single);
    if (count > highest) {
      highest = count;
      best = { ...single, start: index, end: index + 1 };
    }
    const above = rows[index - 1];
    if (above?.number !== row.number - 1) continue;
    const double = readTitles(above, row);
    const doubleCount = countTitles(double);
    // The row above may have all titles, and this one only ends some of them.
    const endsTitles = doubleCount === highest && best?.end === index && isSecondRow(above, row);
    if (doubleCount > highest || endsTitles) {
      highest = doubleCount;
      best = { ...double, start: index - 1, end: index + 1 };
    }
  }
  return best ?? findUnknownTitles(rows);
}

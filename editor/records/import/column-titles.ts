/** Finds the titles in a sheet, by the words that offices use for the columns of the records. */
import { CONSENT_COLUMN, CONSENT_TITLE, type RecordField } from '@/lib/model/record-columns';
import { cleanText } from '@/lib/model/invisible-characters';
import { COLUMN_OF } from '@/lib/records/records-file';
import { isBlank, type SheetCell, type SheetRow } from '../../spreadsheets/sheet';

/**
 * In the order of the file. Case, punctuation, brackets, plurals, word order and words such as "of" do not matter. A word
 * that is a title on its own may stand beside others of its column, and beside NAME: "Game / Sport", "Name of Player".
 */
const COLUMN_TITLES: Readonly<Record<RecordField | 'consent', string>> = {
  slNo: 'SL NO, SL, NO, SR NO, SR, SERIAL NO, SERIAL, S N, SNO, SLNO, SRNO, क्रम संख्या, क्रमांक, क्रम, क्र, क्र सं, क्रम सं, क्रसं, KRAM SANKHYA, KRAMANK',
  name: 'NAME, FULL NAME, STUDENT, PLAYER, ATHLETE, CANDIDATE, PARTICIPANT, COMPETITOR, CONTESTANT, SPORTSPERSON, SPORTSMAN, SPORTSWOMAN, SPORT PERSON, SPORT MAN, TEAM MEMBER, WINNER, MEDAL WINNER, PRIZE WINNER, MEDALIST, MEDALLIST, AWARDEE, PUPIL, WRESTLER, BOXER, SWIMMER, BOY NAME, GIRL NAME, CHILD NAME, NAAM, KHILADI, PRATIBHAGI, VIJETA, नाम, पूरा नाम, छात्र, छात्रा, विद्यार्थी, खिलाड़ी, प्रतिभागी, विजेता, पदक विजेता',
  fatherName:
    'FATHER, F NAME, FATHER HUSBAND, GUARDIAN, PARENT, PITA, SON OF, S/O, S/O D/O, S/O D/O W/O, SON DAUGHTER OF, पिता, पिता श्री, पिता पति, अभिभावक, वल्द, वल्दियत',
  dateOfBirth:
    'DATE OF BIRTH, DOB, D.O.B., DT BIRTH, BIRTH, JANM TITHI, JANAM TITHI, JANM DINANK, BIRTHDAY, BIRTH DAY, जन्म तिथि, जन्मतिथि, जन्म दिनांक, जन्म तारीख, जन्म',
  game: 'GAME, SPORT, DISCIPLINE, KHEL, खेल, क्रीड़ा, विधा',
  event: 'EVENT, EVENT CATEGORY, ITEM, PRATIYOGITA, SPARDHA, स्पर्धा, इवेंट',
  rank: 'RANK, RK, POSITION, POS, MEDAL, STHAN, PADAK, RESULT, PRIZE, स्थान, प्राप्त स्थान, रैंक, पदक, परिणाम, पुरस्कार',
  certificateNo:
    'CERTIFICATE NO, CERTIFICATE, CERT NO, CERT, CERTI NO, CERTIFICATE SERIAL NO, CERTIFICATE SL NO, CERTIFICATE SR NO, CERT SR NO, CERTIFICATE ID, PRAMAN PATRA, PRAMAN PATRA SANKHYA, प्रमाण पत्र संख्या, प्रमाणपत्र संख्या, प्रमाण पत्र क्रमांक, प्रमाणपत्र क्रमांक, प्रमाण पत्र सं, प्रमाणपत्र सं, प्रमाण पत्र, प्रमाणपत्र',
  yearMonth:
    'YEAR MONTH, MONTH, CERTIFICATE MONTH, EVENT MONTH, MONTH YEAR EVENT, माह वर्ष, महीना वर्ष, महीना साल, माह, महीना, MAH, MAH VARSH, MAHINA VARSH',
  consent: `${CONSENT_TITLE}, PARENT CONSENT, PARENTAL CONSENT, GUARDIAN CONSENT, CONSENT GIVEN, CONSENT RECEIVED, CONSENT FORM NO, CONSENT DATE, सहमति, अभिभावक सहमति`,
};

/** Titles that are a rank only where no other title is one: a result may be a time, and a prize an amount. */
const WEAK_TITLE = /result|prize|परिणाम|पुरस्कार/i;

/** Words that do not change the meaning of a title. "S" is from "Father's", and also from "S. No.". */
const IGNORED_WORDS = new Set(
  'OF THE AND OR IN S DD MM YY YYYY SECURED OBTAINED WON KA KI KE का की के और या एवं व तथा'.split(
    ' ',
  ),
);

/** Words for a name, which says nothing beside a word of a column. */
const NAME_WORD = /(^| )(NAME|NAAM|नाम)(?= |$)/;

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

/** The column that a key names: as a whole, without a word for a name, or by each of its words. */
function getColumn(key: string): number | undefined {
  const rest = key.replace(NAME_WORD, '').trim();
  const [column, ...others] = new Set(rest.split(' ').map((word) => COLUMNS.get(word)));
  return COLUMNS.get(key) ?? COLUMNS.get(rest) ?? (others.length > 0 ? undefined : column);
}

/** Brackets that may turn a consent into its contrary: all but (Yes/No). */
const TURNED = /[([](?!(y|yes|हाँ|हां) ?\/ ?(n|no|नहीं)[)\]])/i;

/** The column of the records file that a title of a sheet names: its index, or -1. */
function findColumn(title: SheetCell): number {
  if (typeof title !== 'string' || title === '') return -1;
  const [column = -1, ...others] = new Set(getKeys(title).map(getColumn));
  const isSure = others.length === 0 && !(column === CONSENT_COLUMN && TURNED.test(title));
  return isSure ? column : -1;
}

/** The number of rows in which titles are looked for. Other rows, such as the name of a tournament, may be above them. */
const TITLE_ROWS = 20;

export interface FoundTitles {
  /** The index of the first row of titles, and of the first row below them. */
  start: number;
  end: number;
  /** By index; none if there are no titles. */
  titles: readonly string[];
  /** By index, the column of the records file, or -1. */
  columns: readonly number[];
  /** The number of columns of the records file that were found. */
  count: number;
  /** Whether a column of names and another one were found; else the office chooses the columns. */
  areSure: boolean;
}

const getText = (cell: SheetCell) => cleanText(String(cell ?? '').replace(/\s+/g, ' '));

const joinTitles = (...parts: readonly SheetCell[]) => getText(parts.join(' '));

export const listFilled = ({ cells }: SheetRow) => cells.filter((cell) => !isBlank(cell));

/**
 * Whether each cell of a row ends the title above it, such as "Number" below "Certificate", or is a title below none. In
 * another script, any word would seem to end a title.
 */
const isSecondRow = (upper: SheetRow, lower: SheetRow) =>
  lower.cells.every((cell, index) => {
    const { [index]: above } = upper.cells;
    const isFree = findColumn(above) === -1 || WEAK_TITLE.test(getText(above));
    const endsTitle = findColumn(joinTitles(above, cell)) !== -1;
    const isTitle = endsTitle || (isFree && findColumn(cell) !== -1);
    return isBlank(cell) || (isTitle && /[A-Z\p{sc=Devanagari}]/iu.test(getText(cell)));
  });

/** Reads one or two rows as titles. A title is both cells, or one of them, but no "Consent" above "Refused". */
export function readTitles(allRows: readonly SheetRow[], start: number, end: number): FoundTitles {
  const rows = allRows.slice(start, end);
  const titles = Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }).map(
    (_, index) => {
      const cells = rows.map((row) => getText(row.cells[index]));
      const whole = joinTitles(...cells);
      const first = findColumn(cells[0]) === CONSENT_COLUMN ? [] : [cells[0]];
      return [whole, cells.at(-1), ...first].find((one) => findColumn(one) !== -1) ?? whole;
    },
  );
  const found = titles.map(findColumn);
  const strong = titles.map((title, index) => (WEAK_TITLE.test(title) ? -1 : found[index]));
  // If two columns have one meaning, the first has it until the clerk chooses.
  const columns = found.map((column, index) =>
    (strong.includes(column) ? strong : found).indexOf(column) === index ? column : -1,
  );
  const count = columns.filter((column) => column !== -1).length;
  const areSure = count > 1 && columns.includes(COLUMN_OF.name);
  return { start, end, titles, columns, count, areSure };
}

/** Whether a row has texts alone. A text such as 14-07-2010 is a value. */
const hasTexts = (row: SheetRow) =>
  listFilled(row).every((cell) => typeof cell === 'string' && /\p{L}|^\P{Nd}*$/u.test(cell));

/** Finds titles that are not known: the first row of several cells, if it has no digits. */
function findUnknownTitles(rows: readonly SheetRow[]): FoundTitles {
  const start = rows.findIndex((row) => listFilled(row).length > 1);
  const areTitles =
    start !== -1 && rows[start]?.cells.every((cell) => !/\p{Nd}/u.test(String(cell)));
  return areTitles ? readTitles(rows, start, start + 1) : readTitles(rows, 0, 0);
}

/** Finds the one or two rows with the most titles among the first rows. */
export function findTitles(allRows: readonly SheetRow[]): FoundTitles {
  const rows = allRows.slice(0, TITLE_ROWS);
  const isTable = rows.some((row) => listFilled(row).length > 1);
  let best = readTitles(rows, 0, 0);
  /** The number of cells of the row above that has the most texts. */
  let widest = 0;
  let above: SheetRow | undefined;
  for (const [index, row] of rows.entries()) {
    const { length: width } = listFilled(row);
    const single = readTitles(rows, index, index + 1);
    // Below other titles, a row with some titles is a record with such words.
    const canBeTitles = single.count === width || (hasTexts(row) && width > widest);
    if (hasTexts(row)) widest = Math.max(widest, width);
    if (single.count > best.count && canBeTitles && (width > 1 || !isTable)) best = single;
    if (above?.number === row.number - 1 && isSecondRow(above, row)) {
      const double = readTitles(rows, index - 1, index + 1);
      // The row above may have all titles, and this one only ends some of them.
      if (double.count > best.count || (double.count === best.count && best.end === index))
        best = double;
    }
    above = canBeTitles ? row : undefined;
  }
  return best.count > 0 ? best : findUnknownTitles(rows);
}

/** Reads the dates of sheets. A date with two readings, such as 7/3/2005, is never decided here: the check asks. */
import { DAY_MS } from '@/lib/dates/dates';
import { MONTHS } from '@/lib/model/student-record';
import { toAsciiDigits } from '@/lib/records/certificate-number';
import type { SheetCell } from '../../spreadsheets/sheet';

interface DateParts {
  day: number;
  month: number;
  year: number;
}

const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** The number of a month, from its digits or the beginning of its name; 0 if there is none. */
const readMonth = (text: string) =>
  Number(text) || MONTH_NAMES.findIndex((name) => name.startsWith(text.toLowerCase())) + 1;

/** Either of the first two numbers may be the day. */
const TWO_NUMBERS_AND_YEAR =
  /^(?<first>\d\d?) ?[-/.] ?(?<second>\d\d?) ?[-/.] ?(?<year>\d{4}|\d\d)$/;

const CLEAR_DATES = [
  /^(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)$/,
  /^(?<day>\d\d?)(st|nd|rd|th)?[-\s/.,]*(?<month>[a-z]{3,})[-\s/.,'’]*(?<year>\d{4}|\d\d)$/i,
  /^(?<month>[a-z]{3,})[-\s/.]*(?<day>\d\d?)(st|nd|rd|th)?[,\s]+(?<year>\d{4})$/i,
];

const YEAR_MONTHS = [
  /^(?<month>[a-z]{3,})[-\s/.,'’]*(?<year>\d{4}|\d\d)$/i,
  /^(?<year>\d{4})[-\s/.,]*(?<month>[a-z]{3,})$/i,
  /^(?<month>\d\d?) ?[-/.] ?(?<year>\d{4})$/,
  /^(?<year>\d{4}) ?[-/.] ?(?<month>\d\d?)$/,
];

/** The format of the records file, in which the day is first. */
const OWN_FORMAT = /^\d\d-(0[1-9]|1[0-2])-\d{4}$/;

/** The year that two digits mean: nothing is in the future, or 100 years old. */
function getYear(digits: number): number {
  const recent = 2000 + digits;
  return recent > new Date().getFullYear() ? recent - 100 : recent;
}

/** A date from its groups in a pattern, as a list; none if the calendar has no such month or day. */
function toDates({ day = '1', month = '', year = '' }: Record<string, string>): DateParts[] {
  const date = { day: Number(day), month: readMonth(month), year: Number(year) };
  if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31) return [];
  return [year.length === 2 ? { ...date, year: getYear(date.year) } : date];
}

/** The dates that a text may mean, the one with the day first before the other; none if it is no date. */
function listDates(text: string, patterns: readonly RegExp[]): DateParts[] {
  const { first = '', second = '', year = '' } = TWO_NUMBERS_AND_YEAR.exec(text)?.groups ?? {};
  const groups = patterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!year) return groups ? toDates(groups) : [];
  const dayFirst = toDates({ day: first, month: second, year });
  const monthFirst = toDates({ day: second, month: first, year });
  return Number(first) === Number(second) ? dayFirst : [...dayFirst, ...monthFirst];
}

const pad = (number: number) => String(number).padStart(2, '0');

const formatDateParts = ({ day, month, year }: DateParts) => `${pad(day)}-${pad(month)}-${year}`;

/**
 * The dates of birth that a text may mean, as DD-MM-YYYY; of two, the one that has the day first is before the other. A
 * text that is DD-MM-YYYY already means that date.
 *
 * @example listReadings('7/3/2005') // ['07-03-2005', '03-07-2005']
 */
export const listReadings = (text: string): string[] =>
  OWN_FORMAT.test(text) ? [text] : listDates(text, CLEAR_DATES).map(formatDateParts);

const TIME = /[T ]\d\d?:\d\d(:\d\d(\.\d+)?)?( ?[ap]m)?$/i;

/** A date with a time and maybe a time zone. Without a zone, it may be in UTC. */
const INSTANT =
  /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d(:\d\d(\.\d+)?)?)(?<zone>Z|[+-]\d\d:\d\d)?$/i;

/** The difference between India and UTC, with half a minute more for programs that are some seconds early. */
const INDIA = (5.5 * 60 + 0.5) * 60_000;

/** Removes a time. If it may be another day in India, the date is sure only if it is midnight there. */
function removeTime(text: string): string {
  const { day, time, zone } = INSTANT.exec(text)?.groups ?? {};
  if (!day) return text.replace(TIME, '');
  const instant = Date.parse(`${day}T${time}${zone ?? 'Z'}`);
  const inIndia = Number.isNaN(instant) ? '' : new Date(instant + INDIA).toISOString();
  if (inIndia.startsWith(day)) return day;
  return zone && inIndia.includes('T00:00') ? inIndia.slice(0, 10) : text;
}

/** The order of day and month in the dates of a column, as far as the column shows it. */
export interface DateOrder {
  /** Undefined if nothing shows it. */
  isDayFirst?: boolean;
  /** Whether a program may have read the dates in another order than the texts in the same column. */
  areDatesSwapped?: boolean;
}

/** The first two numbers of a text such as 11-28-2006; NaN if it does not begin with two. */
function readFirstNumbers(cell: SheetCell): readonly [number, number] {
  const text = typeof cell === 'string' ? toAsciiDigits(cell) : '';
  const [, first, second] = /^\W*(\d\d?) ?[-/.] ?(\d\d?) ?[-/.] ?\d/.exec(text) ?? [];
  return [Number(first), Number(second)];
}

/** Whether a cell is a text whose second number can only be the day, such as 11-28-2006. */
export function isMonthFirstDate(cell: SheetCell): boolean {
  const [first, second] = readFirstNumbers(cell);
  return first <= 12 && second > 12;
}

/**
 * Finds the order of dates: the title may say it, as in "Date of Birth (DD/MM/YYYY)", or a text that has one reading.
 *
 * Excel makes dates of texts in the order of its country, and leaves the texts that are no dates in that order. Then the
 * day of each date that it made may be the month.
 */
export function findDateOrder(title: string, cells: readonly SheetCell[]): DateOrder {
  const dates = cells.filter((cell) => cell instanceof Date);
  const hasMonthFirst = cells.some(isMonthFirstDate);
  const hasText = hasMonthFirst || cells.some((cell) => readFirstNumbers(cell)[0] > 12);
  const isMonthFirst = hasMonthFirst || /M+\W*D+\W*Y+/i.test(title);
  return {
    isDayFirst: isMonthFirst ? false : /D+\W*M+\W*Y+/i.test(title) || undefined,
    areDatesSwapped: hasText && dates.every((date) => date.getUTCDate() <= 12),
  };
}

/** Writes a date of birth as DD-MM-YYYY if it has one reading, otherwise in a form about which the check asks. */
export function correctDate(text: string, { isDayFirst }: DateOrder = {}): string {
  const day = removeTime(text);
  const date = isDayFirst === false ? day.replaceAll('-', '/') : day;
  const [reading, other] = listReadings(date);
  if (!reading) return text;
  return other && !isDayFirst ? date : reading;
}

/** Writes a month and a year as Jan 2025. */
export function correctYearMonth(text: string): string {
  const [date, other] = listDates(removeTime(text), [...YEAR_MONTHS, ...CLEAR_DATES]);
  return date && !other ? `${MONTHS[date.month - 1]} ${date.year}` : text;
}

/** Day 0 of spreadsheets. Those of old Macs count from 1904. */
const getDayZero = (is1904: boolean) => (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30));

/** The date in a cell. Columns of dates may also have numbers of days; the days from 1927 to 2118 are no years. */
export function readDateCell(cell: SheetCell, field: string, is1904 = false): Date | undefined {
  if (cell instanceof Date) return cell;
  const isDay = typeof cell === 'number' && cell > 10_000 && cell < 80_000;
  if (!isDay || (field !== 'dateOfBirth' && field !== 'yearMonth')) return undefined;
  return new Date(getDayZero(is1904) + cell * DAY_MS);
}

/**
 * Writes a date as DD-MM-YYYY, or as a month and a year below YEAR & MONTH. If Excel may have swapped day and month, writes
 * it as Excel does, so the check asks.
 */
export function formatDateCell(date: Date, order: DateOrder = {}, field = ''): string {
  // What spreadsheets show for an invalid date.
  if (Number.isNaN(date.getTime())) return '####';
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  if (field === 'yearMonth') return `${MONTHS[Number(month) - 1]} ${year}`;
  if (!order.areDatesSwapped || day === month) return `${day}-${month}-${year}`;
  return order.isDayFirst === false ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

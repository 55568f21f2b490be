/** Writes the cells of a sheet as the records file has them. What has two readings stays as it is. */
import { MONTHS } from '@/lib/model/student-record';
import { toAsciiDigits } from '@/lib/records/certificate-number';
import type { SheetCell } from '../../spreadsheets/sheet';

const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** The number of a month, from its digits or the beginning of its name; 0 if there is none. */
const readMonth = (text: string) =>
  Number(text) || MONTH_NAMES.findIndex((name) => name.startsWith(text.toLowerCase())) + 1;

const DAY_FIRST = /^(?<day>\d\d?) ?[-/.] ?(?<month>\d\d?) ?[-/.] ?(?<year>\d{4}|\d\d)$/;

/** Dates with one reading: of 25/3/2005, day and month are clear, of 7/3/2005 they are not. */
const CLEAR_DATES = [
  /^(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)$/,
  /^(?<day>\d\d?)(st|nd|rd|th)?[-\s/.,]*(?<month>[a-z]{3,})[-\s/.,'’]*(?<year>\d{4}|\d\d)$/i,
  /^(?<month>[a-z]{3,})[-\s/.]*(?<day>\d\d?)(st|nd|rd|th)?[,\s]+(?<year>\d{4})$/i,
  /^(?<day>1[3-9]|2\d|3[01]) ?[-/.] ?(?<month>\d\d?) ?[-/.] ?(?<year>\d{4}|\d\d)$/,
  /^(?<month>\d\d?) ?[-/.] ?(?<day>1[3-9]|2\d|3[01]) ?[-/.] ?(?<year>\d{4}|\d\d)$/,
  /^0?(?<day>\d\d?) ?[-/.] ?0?(?<month>\k<day>) ?[-/.] ?(?<year>\d{4}|\d\d)$/,
];

const YEAR_MONTHS = [
  /^(?<month>[a-z]{3,})[-\s/.,'’]*(?<year>\d{4}|\d\d)$/i,
  /^(?<year>\d{4})[-\s/.,]*(?<month>[a-z]{3,})$/i,
  /^(?<month>\d\d?) ?[-/.] ?(?<year>\d{4})$/,
  /^(?<year>\d{4}) ?[-/.] ?(?<month>\d\d?)$/,
];

interface DateParts {
  day: number;
  month: number;
  year: number;
}

/** @param getYear the year that two digits mean */
function readParts(
  text: string,
  patterns: readonly RegExp[],
  getYear: (digits: number) => number,
): DateParts | undefined {
  const groups = patterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!groups) return undefined;
  const { day = '1', month = '', year = '' } = groups;
  const parts = { day: Number(day), month: readMonth(month), year: Number(year) };
  if (parts.month < 1 || parts.month > 12 || parts.day > 31) return undefined;
  return year.length === 2 ? { ...parts, year: getYear(parts.year) } : parts;
}

/** Nobody is born in the future, or is 100 years old. */
function getBirthYear(digits: number): number {
  const recent = 2000 + digits;
  return recent > new Date().getFullYear() ? recent - 100 : recent;
}

const pad = (number: number) => String(number).padStart(2, '0');

const formatDate = ({ day, month, year }: DateParts) => `${pad(day)}-${pad(month)}-${year}`;

const formatYearMonth = ({ month, year }: DateParts) => `${MONTHS[month - 1]} ${year}`;

/**
 * Writes a date as DD-MM-YYYY.
 *
 * @param isDayFirst whether that is known of numbers that have two readings
 */
function correctDate(text: string, isDayFirst = false): string {
  const date = text.replace(/[T ]\d\d?:\d\d.*$/, '');
  const parts = readParts(
    date,
    isDayFirst ? [...CLEAR_DATES, DAY_FIRST] : CLEAR_DATES,
    getBirthYear,
  );
  return parts ? formatDate(parts) : text;
}

function correctYearMonth(text: string): string {
  const date = text.replace(/[T ]\d\d?:\d\d.*$/, '');
  const parts = readParts(date, [...YEAR_MONTHS, ...CLEAR_DATES], (digits) => 2000 + digits);
  return parts ? formatYearMonth(parts) : text;
}

function correctCertificateNumber(text: string): string {
  const number = text.replace(/[\s\p{P}]/gu, '').toUpperCase();
  return /^[A-Z]{2}\d{5}$/.test(number) ? number : text;
}

/** How a text is written in a column. Others keep it. */
const CORRECTIONS: Readonly<Record<string, (text: string, isDayFirst: boolean) => string>> = {
  slNo: (text) => text.replace(/^\(?0*(\d+)(\.0+)?[.)]?$/, '$1'),
  dateOfBirth: correctDate,
  certificateNo: correctCertificateNumber,
  yearMonth: correctYearMonth,
  // All else that stands there is consent.
  consent: (text) =>
    text.replace(/^((no|not|नहीं)(?![\p{L}\p{M}]).*|n|false|refused|pending|awaited)$/iu, ''),
};

/**
 * Writes a text without stray blanks as the records file has it, if it has one reading.
 *
 * @param isDayFirst whether dates are known to begin with the day
 */
export function correctText(text: string, field: string, isDayFirst = false): string {
  // These stand for nothing.
  if (/^([-–—]+|n\/?a|n\.a\.|nil)$/i.test(text)) return '';
  // Some programs write texts so that Excel keeps them: '007 or ="007".
  const value = text.replace(/^(?:'(?=\w+[\d-])|="([^"]*)"$)/, '$1');
  return (
    CORRECTIONS[field]?.(field === 'consent' ? value : toAsciiDigits(value), isDayFirst) ?? value
  );
}

/** Day 0 of spreadsheets. Those of old Macs count from 1904. */
const getDayZero = (is1904: boolean) => (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30));

/** The date in a cell. The columns of dates may also have numbers of days; those from 1927 to 2118 are no years. */
export function readDateCell(cell: SheetCell, field: string, is1904 = false): Date | undefined {
  if (cell instanceof Date) return cell;
  const isDay = typeof cell === 'number' && cell > 10_000 && cell < 80_000;
  if (!isDay || (field !== 'dateOfBirth' && field !== 'yearMonth')) return undefined;
  return new Date(getDayZero(is1904) + cell * 86_400_000);
}

/** The text of a date, in the format of its column. */
export function formatDateCell(date: Date, field: string): string {
  // What spreadsheets show for a date that there is not.
  if (Number.isNaN(date.getTime())) return '####';
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return field === 'yearMonth'
    ? formatYearMonth({ day, month, year })
    : formatDate({ day, month, year });
}

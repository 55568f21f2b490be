/** Writes the texts of a sheet as the records file has them. A text without a sure meaning stays as it is. */
import { cleanText, showInvisibleCharacters } from '@/lib/model/invisible-characters';
import { parseCertificateNumber, toAsciiDigits } from '@/lib/records/certificate-number';
import type { SheetCell } from '../../spreadsheets/sheet';
import { correctDate, correctYearMonth, type DateOrder } from './sheet-dates';

/** The text that a sheet shows for a cell that is no date. */
export const showCell = (cell: SheetCell): string =>
  typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? '').trim();

/** The text that a sheet shows, for people: with its line breaks, invisible characters and odd blanks. */
export const describeShownText = (text: string): string =>
  showInvisibleCharacters(text.replace(/\r?\n|\r/g, ' ↵ '));

/** Removes needless blanks and invisible characters, and the signs by which programs tell Excel to keep a text. */
export function cleanCell(text: string, field: string): string {
  // Two lines may be two students: the check refuses a name with a slash.
  const line = field === 'name' ? text.replace(/\s*[\r\n]+\s*/g, ' / ') : text;
  const clean = cleanText(line.replace(/\s+/g, ' ')).replace(/^="([^"]*)"$/, '$1');
  // What people write in an empty cell. A name is never taken for that: the check asks. Below CONSENT it is a refusal.
  const filler = field === 'name' ? /^[-–—]+$/ : /^([-–—]+|n\/?a|n\.a\.|nil)$/i;
  if (field !== 'consent' && filler.test(clean)) return '';
  // In names, an apostrophe stays: in old Hindi fonts it is a part of letters.
  return /name$/i.test(field) ? clean : clean.replace(/^'(?=[^']+$)/, '');
}

/** In Hindi, a circle ends a short form such as कु॰; many type a zero for it. */
const correctName = (text: string) =>
  text
    .replace(/(?<=[\p{sc=Devanagari}\p{M}])([०0](?!\p{Nd})|[oO°](?!\p{L}))/gu, '॰')
    .replace(/(?<!\S)(कु|स्व)\./g, '$1॰');

/** Corrects a text, by the field of its column. Texts of other fields stay. */
const CORRECTIONS: Readonly<Record<string, (text: string, order?: DateOrder) => string>> = {
  slNo: (text) => toAsciiDigits(text).replace(/^\(?0*(\d+)(\.0+)?[.)]?$/, '$1'),
  name: correctName,
  fatherName: correctName,
  dateOfBirth: (text, order) => correctDate(toAsciiDigits(text), order),
  certificateNo: (text) => parseCertificateNumber(text) ?? text,
  yearMonth: (text) => correctYearMonth(toAsciiDigits(text)),
};

/** Writes a clean text as the records file has it, if it has one meaning. */
export const correctText = (text: string, field: string, order?: DateOrder): string =>
  CORRECTIONS[field]?.(text, order) ?? text;

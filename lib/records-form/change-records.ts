/** Changes the records of the records file for the editor. A record is a list of cells, in the order of the columns. */
import { matchesQuery, readSearchQuery, toSearchForm } from '@/lib/i18n/hindi-search';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import type { Cells } from '@/lib/records/records-file';
import { formatCertificateNumber, parseCertificateSerial } from '@/lib/records/student-records';

/** A cell that an import changes. Its record and its column are counted from 0. */
interface CellChange {
  position: number;
  column: number;
  from: string;
  to: string;
}

const SERIAL_NUMBER = RECORD_FIELDS.indexOf('slNo');
const GAME = RECORD_FIELDS.indexOf('game');
const CERTIFICATE_NUMBER = RECORD_FIELDS.indexOf('certificateNo');

const findHighest = (numbers: readonly number[]) =>
  numbers.reduce((highest, number) => Math.max(highest, number), numbers[0] ?? 0);

/** Gives the records without a serial number the next ones. */
export function fillSerialNumbers(records: readonly Cells[]): Cells[] {
  let last = findHighest(records.map((cells) => Number(cells[SERIAL_NUMBER]) || 0));
  return records.map((cells) => {
    if (cells[SERIAL_NUMBER] !== '') return cells;
    last += 1;
    return cells.with(SERIAL_NUMBER, String(last));
  });
}

/** The imported records as the only ones. They keep the serial numbers that they have. */
export const replaceRecords = (imported: readonly Cells[]): Cells[] => fillSerialNumbers(imported);

/**
 * Adds imported records. One with a certificate number that exists changes the record that has it, which keeps its
 * serial number and the cells that are blank in the other. All others follow at the end, with the next serial numbers, except
 * those that are there in every cell.
 */
export function addRecords(records: readonly Cells[], imported: readonly Cells[]) {
  const existing = new Set(records.map(String));
  const positions = new Map(
    records.map((cells, position) => [cells[CERTIFICATE_NUMBER], position]),
  );
  positions.delete('');
  const all = [...records];
  const changes: CellChange[] = [];
  for (const cells of imported) {
    const position = positions.get(cells[CERTIFICATE_NUMBER]);
    const old = position === undefined ? undefined : records[position];
    // A second record with the same number is added, and reported as used twice.
    positions.delete(cells[CERTIFICATE_NUMBER]);
    if (position !== undefined && old) {
      const merged = old.map((from, column) =>
        column === SERIAL_NUMBER ? from : cells[column] || from,
      );
      all[position] = merged;
      merged.forEach((to, column) => {
        const from = old[column] ?? '';
        if (from !== to) changes.push({ position, column, from, to });
      });
    } else if (!existing.has(String(cells))) all.push(cells.with(SERIAL_NUMBER, ''));
  }
  return { records: fillSerialNumbers(all), added: all.length - records.length, changes };
}

/** Whether a record can get a certificate number: it has none, and has a game. */
export const needsCertificateNumber = (cells: Cells): boolean =>
  !cells[CERTIFICATE_NUMBER] && Boolean(cells[GAME]);

/**
 * Gives imported records without a certificate number the next ones: the letters of the game, and digits that continue
 * after the highest of all records (spec §9).
 */
export function numberCertificates(imported: readonly Cells[], records: readonly Cells[]): Cells[] {
  const serials = [...records, ...imported].flatMap(
    (cells) => parseCertificateSerial(cells[CERTIFICATE_NUMBER] ?? '') ?? [],
  );
  let last = findHighest(serials);
  return imported.map((cells) => {
    if (!needsCertificateNumber(cells)) return cells;
    last += 1;
    return cells.with(CERTIFICATE_NUMBER, formatCertificateNumber(cells[GAME] ?? '', last));
  });
}

const searchForms = new WeakMap<Cells, string>();

/** The text of a record in search form. It is kept, because each key asks for those of all records. */
function getSearchForm(cells: Cells): string {
  const text = searchForms.get(cells) ?? toSearchForm(cells.join(' '));
  searchForms.set(cells, text);
  return text;
}

/** The positions of the records that contain each word of a query, in any cell. */
export function findRecordPositions(records: readonly Cells[], query: string): number[] {
  const words = toSearchForm(query).split(' ').map(readSearchQuery);
  return records.flatMap((cells, position) =>
    words.every((word) => matchesQuery(getSearchForm(cells), word)) ? [position] : [],
  );
}

/** Changes the records of the records file for the editor. A record is a list of cells, in the order of the columns. */
import { matchesQuery, parseSearchQuery, toSearchForm } from '@/lib/i18n/hindi-search';
import {
  formatCertificateNumber,
  parseCertificateNumber,
  parseCertificateOffset,
} from '@/lib/records/certificate-number';
import { getCertificateOffset } from '@/lib/records/certificate-offset';
import { memoizeByRecord } from '@/lib/records/memoize-by-record';
import { COLUMN_OF, isPublished, type Cells } from '@/lib/records/records-file';

const findHighest = (numbers: readonly number[]) =>
  numbers.reduce((highest, number) => Math.max(highest, number), -Infinity);

/** Gives the next serial numbers to the records without one. */
export function fillSerialNumbers(records: readonly Cells[]): Cells[] {
  let last = Math.max(0, findHighest(records.map((cells) => Number(cells[COLUMN_OF.slNo]) || 0)));
  return records.map((cells) => {
    if (cells[COLUMN_OF.slNo] !== '') return cells;
    last += 1;
    return cells.with(COLUMN_OF.slNo, String(last));
  });
}

/** The positions of all records in a new order: each of these comes before the first with a higher serial number. */
export function orderReturned(records: readonly Cells[], returned: readonly number[]): number[] {
  const numbers = records.map((cells) => cells[COLUMN_OF.slNo]);
  const moved = new Set(returned);
  const order = [...records.keys()].filter((position) => !moved.has(position));
  for (const position of returned) {
    const next = order.findIndex((other) => Number(numbers[other]) > Number(numbers[position]));
    order.splice(next < 0 ? order.length : next, 0, position);
  }
  return order;
}

/** Whether a record can get a certificate number: it has none, and has a name and a game. */
export const needsCertificateNumber = (cells: Cells): boolean =>
  !cells[COLUMN_OF.certificateNo] && Boolean(cells[COLUMN_OF.name] && cells[COLUMN_OF.game]);

/** The offset of the next certificate number: it continues after the highest of all records (spec §9). */
function findNextOffset(records: readonly Cells[]): number {
  const highest = findHighest(records.map(getCertificateOffset));
  return Number.isFinite(highest) ? highest + 1 : 1;
}

/**
 * The certificate number that numberCertificates gives first.
 *
 * @param positions the records that get a number
 * @returns undefined if there is none, or if the last of them would need more than five digits
 */
export function findFirstNumber(
  records: readonly Cells[],
  positions: readonly number[],
): string | undefined {
  const [first] = positions;
  if (first === undefined) return undefined;
  const offset = findNextOffset(records);
  const getNumber = (next: number) =>
    formatCertificateNumber(records[first]?.[COLUMN_OF.game] ?? '', next);
  const lastNumber = getNumber(offset + positions.length - 1);
  return parseCertificateOffset(lastNumber) === undefined ? undefined : getNumber(offset);
}

/**
 * Gives records the next certificate numbers: the letters of the game, and digits that continue after the highest of all
 * records (spec §9).
 *
 * @param positions the records that get a number
 */
export function numberCertificates(
  records: readonly Cells[],
  positions: readonly number[],
): Cells[] {
  const numbered = [...records];
  let offset = findNextOffset(records);
  for (const position of positions) {
    const cells = records[position] ?? [];
    const number = formatCertificateNumber(cells[COLUMN_OF.game] ?? '', offset);
    numbered[position] = cells.with(COLUMN_OF.certificateNo, number);
    offset += 1;
  }
  return numbered;
}

/** The numbers of the certificates for which the site answers: those of published records that are valid. */
export const listCertificateNumbers = (
  records: readonly Cells[],
  needsConsent?: boolean,
): string[] => [
  ...new Set(
    records
      .filter((cells) => isPublished(cells, needsConsent))
      .flatMap((cells) => parseCertificateNumber(cells[COLUMN_OF.certificateNo] ?? '') ?? []),
  ),
];

const getSearchForm = memoizeByRecord((cells) => toSearchForm(cells.join(' ')));

/** The positions of the records that contain each word of a query, in any cell. */
export function findRecordPositions(records: readonly Cells[], query: string): number[] {
  const words = toSearchForm(query).split(' ').map(parseSearchQuery);
  return records.flatMap((cells, position) =>
    words.every((word) => matchesQuery(getSearchForm(cells), word)) ? [position] : [],
  );
}

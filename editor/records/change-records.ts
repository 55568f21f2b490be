/** Changes the records of the records file for the editor. A record is a list of cells, in the order of the columns. */
import { createSearchPattern, toSearchForm } from '@/lib/i18n/hindi-search';
import {
  formatCertificateNumber,
  parseCertificateNumber,
  parseCertificateOffset,
} from '@/lib/records/certificate-number';
import { memoizeByRecord } from '@/lib/records/memoize-by-record';
import {
  COLUMN_OF,
  getCertificateOffset,
  isPublished,
  type Cells,
} from '@/lib/records/records-file';

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

/**
 * Gives records the next certificate numbers: the letters of the game, and digits that continue after the highest of all
 * records (spec §9).
 *
 * @param positions the records that get a number
 * @returns undefined if the last of them would need more than five digits
 */
export function numberCertificates(
  records: readonly Cells[],
  positions: readonly number[],
): Cells[] | undefined {
  const numbered = [...records];
  const highest = findHighest(records.map(getCertificateOffset));
  let offset = Number.isFinite(highest) ? highest : 0;
  for (const position of positions) {
    const cells = records[position] ?? [];
    offset += 1;
    const number = formatCertificateNumber(cells[COLUMN_OF.game] ?? '', offset);
    if (parseCertificateOffset(number) === undefined) return undefined;
    numbered[position] = cells.with(COLUMN_OF.certificateNo, number);
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
  const words = toSearchForm(query).split(' ').map(createSearchPattern);
  return records.flatMap((cells, position) =>
    words.every((word) => word.test(getSearchForm(cells))) ? [position] : [],
  );
}

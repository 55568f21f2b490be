/** Writes the records file. */
import { keepByRecord } from '@/lib/records/keep-by-record';
import type { RecordsFile } from '@/lib/records/records-file';

/** Puts quotes around a cell that needs them. No valid cell does, but one that is still to be corrected may. */
const quoteCell = (cell: string) =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const formatLine = keepByRecord((cells) => cells.map(quoteCell).join(','));

/** The text of a records file. */
export const formatRecordsFile = ({ titles, rows }: RecordsFile): string =>
  [titles, ...rows].map(formatLine).join('\n');

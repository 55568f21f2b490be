/** Writes the records file. */
import type { Cells, RecordsFile } from '@/lib/records/records-file';

/** Puts quotes around a cell that needs them. No valid cell does, but one that is still to be corrected may. */
const quoteCell = (cell: string) =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const lines = new WeakMap<Cells, string>();

/** The line of a row. It is kept, because each cell that was changed and left asks for those of all rows. */
function formatLine(cells: Cells): string {
  const line = lines.get(cells) ?? cells.map(quoteCell).join(',');
  lines.set(cells, line);
  return line;
}

/** The text of a records file. */
export const formatRecordsFile = ({ titles, rows }: RecordsFile): string =>
  [titles, ...rows].map(formatLine).join('\n');

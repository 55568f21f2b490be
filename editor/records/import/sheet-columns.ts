import { isBlank, type SheetRow } from '../../spreadsheets/sheet';
import type { FoundTitles } from './column-titles';
import { formatDateCell } from './sheet-dates';

/** A column of a sheet that has cells. */
export interface SheetColumn {
  position: number;
  /** Blank if the sheet has no titles. */
  title: string;
  samples: readonly string[];
  /** The column of the records file, counted from 0; -1 if it is left out. */
  column: number;
}

/** The columns of a sheet: as the office has chosen them, or by their titles, or in the order of the records file. */
export function listColumns(
  rows: readonly SheetRow[],
  { titles, columns }: FoundTitles,
  chosen: Readonly<Record<number, number>>,
  columnCount: number,
): SheetColumn[] {
  const samples = new Map(titles.map((_, position): [number, string[]] => [position, []]));
  for (const { cells } of rows)
    cells.forEach((cell, position) => {
      const texts = samples.get(position) ?? [];
      if (texts.length === 0) samples.set(position, texts);
      if (texts.length < 3 && !isBlank(cell))
        texts.push(cell instanceof Date ? formatDateCell(cell) : String(cell));
    });
  const isChosen = new Set(Object.values(chosen));
  const positions = [...samples.keys()].filter(
    (position) => titles[position] || samples.get(position)?.length,
  );
  // Blank columns before the first one do not count.
  const first = Math.min(...positions);
  return positions.map((position) => {
    const found = columns.length > 0 ? (columns[position] ?? -1) : position - first;
    const isFree = found < columnCount && !isChosen.has(found);
    return {
      position,
      title: titles[position] ?? '',
      samples: samples.get(position) ?? [],
      column: chosen[position] ?? (isFree ? found : -1),
    };
  });
}

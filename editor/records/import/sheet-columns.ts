import { CONSENT_COLUMN } from '@/lib/model/record-columns';
import { isBlank, type SheetRow } from '../../spreadsheets/sheet';
import type { FoundTitles } from './column-titles';
import { formatDateCell } from './sheet-dates';

/** A column of a sheet that has cells. */
export interface SheetColumn {
  /** The index in the rows of the sheet. */
  sheetIndex: number;
  /** Blank if the sheet has no titles. */
  title: string;
  samples: readonly string[];
  /** The column of the records file, counted from 0; -1 if it is left out. */
  column: number;
}

/** The columns of a sheet: as the office has chosen them, or by their titles, or in the order of the records file. */
export function listColumns(
  rows: readonly SheetRow[],
  { titles, columns, count }: FoundTitles,
  chosen: Readonly<Record<number, number>>,
): SheetColumn[] {
  const samples = new Map(titles.map((_, index): [number, string[]] => [index, []]));
  for (const { cells } of rows)
    cells.forEach((cell, index) => {
      const texts = samples.get(index) ?? [];
      if (texts.length === 0) samples.set(index, texts);
      if (texts.length < 3 && !isBlank(cell))
        texts.push(cell instanceof Date ? formatDateCell(cell) : String(cell));
    });
  const isChosen = new Set(Object.values(chosen));
  const indexes = [...samples.keys()].filter(
    (index) => titles[index] || samples.get(index)?.length,
  );
  // Blank columns before the first one do not count.
  const first = Math.min(...indexes);
  return indexes.map((sheetIndex) => {
    const found = count > 0 ? (columns[sheetIndex] ?? -1) : sheetIndex - first;
    const isFree = found <= CONSENT_COLUMN && !isChosen.has(found);
    return {
      sheetIndex,
      title: titles[sheetIndex] ?? '',
      samples: samples.get(sheetIndex) ?? [],
      column: chosen[sheetIndex] ?? (isFree ? found : -1),
    };
  });
}

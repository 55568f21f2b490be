/** Finds wrong cells of the same value, so that an office corrects them at once. */
import type { RecordProblem } from '@/lib/content/record-rules';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import type { Cells } from '@/lib/records/records-file';
import { listReadings } from './import/sheet-dates';

/** Wrong cells of one column that have the same value. */
export interface AlikeCells {
  column: number;
  value: string;
  problem: string;
  positions: ReadonlySet<number>;
}

const DATE_OF_BIRTH = RECORD_FIELDS.indexOf('dateOfBirth');

/** The different wrong values of each column in which one is more than once; the most frequent first. */
export function listAlikeCells(
  records: readonly Cells[],
  problems: readonly RecordProblem[],
): AlikeCells[] {
  const alike = new Map<string, AlikeCells & { positions: Set<number> }>();
  for (const { position = -1, column = -1, problem, firstPosition } of problems) {
    const value = records[position]?.[column];
    // Of two records with the same number, one is right.
    if (!value || firstPosition !== undefined) continue;
    const key = `${column} ${value}`;
    const cells = alike.get(key) ?? { column, value, problem, positions: new Set<number>() };
    cells.positions.add(position);
    alike.set(key, cells);
  }
  const all = [...alike.values()].sort((one, other) => other.positions.size - one.positions.size);
  const columns = all.filter(({ positions }) => positions.size > 1).map(({ column }) => column);
  return all.filter(({ column }) => columns.includes(column));
}

/** The two dates that a date of birth may mean; undefined if it means one. */
function getTwoReadings(cells: Cells): readonly [dayFirst: string, monthFirst: string] | undefined {
  const [dayFirst, monthFirst] = listReadings(cells[DATE_OF_BIRTH] ?? '');
  return dayFirst && monthFirst ? [dayFirst, monthFirst] : undefined;
}

/** Writes the dates of birth that have two readings as DD-MM-YYYY. */
export const orderDates = (records: readonly Cells[], isDayFirst: boolean): Cells[] =>
  records.map((cells) => {
    const [dayFirst, monthFirst] = getTwoReadings(cells) ?? [];
    const date = isDayFirst ? dayFirst : monthFirst;
    return date ? cells.with(DATE_OF_BIRTH, date) : cells;
  });

/** The dates of birth of which nobody can tell the day from the month. */
export const listDatesToOrder = (records: readonly Cells[]): string[] =>
  records.filter(getTwoReadings).map((cells) => cells[DATE_OF_BIRTH] ?? '');

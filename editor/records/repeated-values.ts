/** Finds values that an office corrects in many cells at once. */
import { getTwoReadings } from './import/date-order';
import type { Table } from './table';
import { COLUMN_OF } from '@/lib/records/records-file';

/** Cells of one column that have the same value, which is wrong or blank. */
export interface RepeatedValue {
  column: number;
  value: string;
  problem: string;
  positions: ReadonlySet<number>;
}

/** In these columns, most sheets have one value for all records, which may be only above the titles. */
const SHEET_COLUMNS = [COLUMN_OF.game, COLUMN_OF.event, COLUMN_OF.yearMonth];

/** The columns that are blank in several records of the last import. */
const listBlankValues = ({ records, lastImport }: Table): RepeatedValue[] =>
  SHEET_COLUMNS.flatMap((column) => {
    const imported = [...(lastImport?.changes.keys() ?? [])];
    const positions = new Set(imported.filter((position) => !records[position]?.[column]));
    const problem = 'The sheet has no value here: enter one for all of them.';
    return positions.size > 1 ? [{ column, value: '', problem, positions }] : [];
  });

/**
 * Lists the columns that an import has left blank, and then the wrong values of each column in which a wrong value is
 * repeated, the most frequent first. Dates with two readings are in `listDatesToOrder`.
 */
export function listRepeatedValues(table: Table): RepeatedValue[] {
  const values = new Map<string, RepeatedValue & { positions: Set<number> }>();
  for (const { position = -1, column = -1, problem, firstPosition } of table.problems) {
    const value = table.records[position]?.[column];
    const isDateToOrder = column === COLUMN_OF.dateOfBirth && getTwoReadings(value) !== undefined;
    // A value that only one record may have is right in one of them.
    if (!value || firstPosition !== undefined || isDateToOrder) continue;
    const key = `${column} ${value}`;
    const cells = values.get(key) ?? { column, value, problem, positions: new Set<number>() };
    cells.positions.add(position);
    values.set(key, cells);
  }
  const all = [...values.values()].sort((one, other) => other.positions.size - one.positions.size);
  const columns = all.filter(({ positions }) => positions.size > 1).map(({ column }) => column);
  return [...listBlankValues(table), ...all.filter(({ column }) => columns.includes(column))];
}

/** The dates of birth in which the day and the month cannot be told apart. Each of them is a problem. */
export const listDatesToOrder = ({ records, problems }: Table): string[] =>
  problems.flatMap(({ position = -1, column }) => {
    const date = records[position]?.[COLUMN_OF.dateOfBirth] ?? '';
    return column === COLUMN_OF.dateOfBirth && getTwoReadings(date) ? [date] : [];
  });

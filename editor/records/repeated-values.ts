/** Finds values that an office corrects in many cells at once. */
import { listReadings } from './import/sheet-dates';
import type { Table } from './table';
import { COLUMN_OF, type Cells } from '@/lib/records/records-file';

/** Cells of one column that have the same value, which is wrong or blank. */
export interface RepeatedValue {
  column: number;
  value: string;
  problem: string;
  positions: ReadonlySet<number>;
}

/** Whether nobody can tell the day of a date from its month. */
const isAmbiguous = (date = ''): boolean => listReadings(date).length > 1;

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
    const isDateToOrder = column === COLUMN_OF.dateOfBirth && isAmbiguous(value);
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
    return column === COLUMN_OF.dateOfBirth && isAmbiguous(date) ? [date] : [];
  });

/** Writes the dates of birth in which the day and the month cannot be told apart as DD-MM-YYYY. */
export const orderDates = (records: readonly Cells[], isDayFirst: boolean): Cells[] =>
  records.map((cells) => {
    const [dayFirst, monthFirst] = listReadings(cells[COLUMN_OF.dateOfBirth] ?? '');
    return dayFirst && monthFirst
      ? cells.with(COLUMN_OF.dateOfBirth, isDayFirst ? dayFirst : monthFirst)
      : cells;
  });

/** Dates of birth in which the day and the month cannot be told apart. */
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import type { Cells } from '@/lib/records/records-file';
import { listReadings } from './sheet-dates';

const DATE_OF_BIRTH_COLUMN = RECORD_FIELDS.indexOf('dateOfBirth');

/** The two dates that a date may mean; undefined if it means one. */
export function getTwoReadings(
  date = '',
): readonly [dayFirst: string, monthFirst: string] | undefined {
  const [dayFirst, monthFirst] = listReadings(date);
  return dayFirst && monthFirst ? [dayFirst, monthFirst] : undefined;
}

/** Writes the dates of birth that have two readings as DD-MM-YYYY. */
export const orderDates = (records: readonly Cells[], isDayFirst: boolean): Cells[] =>
  records.map((cells) => {
    const [dayFirst, monthFirst] = getTwoReadings(cells[DATE_OF_BIRTH_COLUMN]) ?? [];
    const date = isDayFirst ? dayFirst : monthFirst;
    return date ? cells.with(DATE_OF_BIRTH_COLUMN, date) : cells;
  });

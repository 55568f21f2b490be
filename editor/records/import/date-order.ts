/** Dates of birth in which the day and the month cannot be told apart. */
import { COLUMN_OF, type Cells } from '@/lib/records/records-file';
import { listReadings } from './sheet-dates';

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
    const [dayFirst, monthFirst] = getTwoReadings(cells[COLUMN_OF.dateOfBirth]) ?? [];
    const date = isDayFirst ? dayFirst : monthFirst;
    return date ? cells.with(COLUMN_OF.dateOfBirth, date) : cells;
  });

/** The texts of a table of records, in the language of its page. */
import type { Messages } from '@/lib/i18n/messages/en';
import type { RecordColumn } from '@/lib/model/record-columns';

/** What is shown for a blank value. */
export const BLANK_SIGN = '–';

/** The column titles of the published record fields, by field, in the order of the columns. */
export type ColumnTitles = Readonly<Record<string, string>>;

export const getColumnTitles = (
  columns: readonly RecordColumn[],
  { records }: Pick<Messages, 'records'>,
): ColumnTitles =>
  Object.fromEntries(columns.map(({ field }) => [field, records.columnTitles[field]]));

/** The fields whose values may have Hindi names. */
const TRANSLATED_FIELDS = ['game', 'event', 'rank', 'yearMonth'];

/**
 * Translates a value of a record, if it is a game, event, rank or month with a known translation.
 *
 * @param hindiNames by the value in the records
 */
export function translateValue(
  field: string,
  value: string,
  hindiNames: Readonly<Record<string, string>> = {},
): string {
  if (!TRANSLATED_FIELDS.includes(field)) return value;
  // In a value such as "Jul 2023", only the month is translated.
  return (
    hindiNames[value] ??
    value.replace(/^[A-Z][a-z]{2}(?= \d{4}$)/, (month) => hindiNames[month] ?? month)
  );
}

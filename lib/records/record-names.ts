/** The fields whose values may have names in another language. */
const TRANSLATED = ['game', 'event', 'rank', 'yearMonth'];

/**
 * A value of a record in the language of a page: a game, event, rank or month by its name there, if that is known.
 *
 * @param names by the values in the records
 */
export function translateValue(
  field: string,
  value: string,
  names: Readonly<Record<string, string>> = {},
): string {
  if (!TRANSLATED.includes(field)) return value;
  // Of "Jul 2023" the month.
  return (
    names[value] ?? value.replace(/^[A-Z][a-z]{2}(?= \d{4}$)/, (month) => names[month] ?? month)
  );
}

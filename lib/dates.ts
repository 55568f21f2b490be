const LONG_DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The machine-readable form of a date, for `<time datetime>`.
 *
 * @param date DD/MM/YYYY, as an Event has it (spec §3)
 * @returns YYYY-MM-DD
 */
export function toIsoDate(date: string): string {
  return date.split('/').reverse().join('-');
}

/**
 * A date in words, the same in every visitor's time zone.
 *
 * @param isoDate YYYY-MM-DD, as a NewsItem has it (spec §3)
 * @example formatLongDate('2025-04-24') // '24 April 2025'
 */
export function formatLongDate(isoDate: string): string {
  return LONG_DATE.format(new Date(isoDate));
}

import { LOCALES, type Language } from '@/lib/language';

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
export function formatLongDate(isoDate: string, language: Language = 'en'): string {
  // Latin digits in every language, as the Constitution's international form has them.
  const options = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(isoDate));
}

import { LOCALES, type Language } from '@/lib/i18n/language';

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
 * A day in words, in a language.
 *
 * @param timeZone that decides the day of a moment; by default the machine's
 */
export function formatDate(date: Date, language: Language, timeZone?: string): string {
  // Latin digits in every language: the Constitution's international form of Indian numerals.
  const options = { dateStyle: 'long', timeZone, numberingSystem: 'latn' } as const;
  const words = new Intl.DateTimeFormat(LOCALES[language], options).format(date);
  // Hindi is written without the nukta, as in docs/hindi-glossary.md.
  return words.normalize('NFC').replaceAll('\u093C', '');
}

/**
 * A date in words, the same in every visitor's time zone.
 *
 * @param isoDate YYYY-MM-DD, as a NewsItem has it (spec §3)
 * @example formatLongDate('2025-04-24') // '24 April 2025'
 */
export const formatLongDate = (isoDate: string, language: Language = 'en'): string =>
  formatDate(new Date(isoDate), language, 'UTC');

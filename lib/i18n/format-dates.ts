import { LOCALES, type Language } from '@/lib/i18n/language';

/** A date in words, in a language, as it is in a time zone; by default that of the machine. */
export function formatDate(date: Date, language: Language, timeZone?: string): string {
  // Latin digits in every language, which the Constitution of India prescribes.
  const options = { dateStyle: 'long', timeZone, numberingSystem: 'latn' } as const;
  const words = new Intl.DateTimeFormat(LOCALES[language], options).format(date);
  // The site writes Hindi without the nukta sign (docs/hindi-glossary.md).
  return words.normalize('NFC').replaceAll('\u093C', '');
}

/**
 * A date in words, which does not depend on the time zone of the machine.
 *
 * @param isoDate YYYY-MM-DD, as a NewsItem has it (spec §3)
 * @example formatLongDate('2025-04-24') // '24 April 2025'
 */
export const formatLongDate = (isoDate: string, language: Language = 'en'): string =>
  formatDate(new Date(isoDate), language, 'UTC');

/**
 * The ISO form of a date, which programs can read. In this form, dates can be compared as texts.
 *
 * @param date DD/MM/YYYY as an Event has it, DD-MM-YYYY as a StudentRecord has it, or YYYY-MM-DD (spec §3)
 * @returns YYYY-MM-DD
 */
export const toIsoDate = (date: string): string =>
  /^\d{4}/.test(date) ? date : date.split(/[-/]/).reverse().join('-');

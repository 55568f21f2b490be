/**
 * The ISO form of a date, which programs can read. In this form, dates can be compared as texts.
 *
 * @param date DD/MM/YYYY as an Event has it, DD-MM-YYYY as a StudentRecord has it, or YYYY-MM-DD (spec §3)
 * @returns YYYY-MM-DD
 */
export const toIsoDate = (date: string): string =>
  /^\d{4}/.test(date) ? date : date.split(/[-/]/).reverse().join('-');

/** The time zone of India, which has only one. */
export const INDIAN_TIME_ZONE = 'Asia/Kolkata';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The time at which a day begins in India, which has no summer time.
 *
 * @param isoDate YYYY-MM-DD
 * @returns milliseconds since 1970
 */
export function getStartOfDay(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00+05:30`);
}

// The locale fr-CA (French in Canada) writes dates as YYYY-MM-DD.
const INDIAN_DAY = /* @__PURE__ */ new Intl.DateTimeFormat('fr-CA', { timeZone: INDIAN_TIME_ZONE });

/** The day in India, as YYYY-MM-DD, at a time in milliseconds since 1970. */
export const toIndianDay = (time: number): string => INDIAN_DAY.format(time);

/** Whether a day, as YYYY-MM-DD, is over in India. */
export function isDayOver(isoDate: string, now: number): boolean {
  return now >= getStartOfDay(isoDate) + DAY_MS;
}

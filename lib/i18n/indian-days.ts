/** The one time zone of India. */
export const INDIAN_TIME_ZONE = 'Asia/Kolkata';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The moment at which a day begins in India, which has one time zone and no summer time.
 *
 * @param isoDate YYYY-MM-DD
 * @returns milliseconds since 1970
 */
export function startOfDay(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00+05:30`);
}

/**
 * The day in India at a moment.
 *
 * @returns YYYY-MM-DD
 */
export function toIndianDay(moment: number): string {
  // The locale of French in Canada writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('fr-CA', { timeZone: INDIAN_TIME_ZONE }).format(moment);
}

/**
 * Whether a day is over in India.
 *
 * @param isoDate YYYY-MM-DD
 */
export function isOver(isoDate: string, now: number): boolean {
  return now >= startOfDay(isoDate) + DAY_MS;
}

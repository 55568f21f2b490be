/** The one time zone of India. */
export const INDIAN_TIME_ZONE = 'Asia/Kolkata';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The moment at which a day begins in India, which has one time zone and no summer time.
 *
 * @param isoDate YYYY-MM-DD
 * @returns milliseconds, as Date.now() counts them
 */
export function startOfDay(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00+05:30`);
}

/**
 * The day that it is in India at a moment.
 *
 * @param moment milliseconds, as Date.now() counts them
 * @returns YYYY-MM-DD
 */
export function toIndianDay(moment: number): string {
  // Canada's French writes dates in this order.
  return new Intl.DateTimeFormat('fr-CA', { timeZone: INDIAN_TIME_ZONE }).format(moment);
}

/**
 * Whether a day is over in India.
 *
 * @param isoDate YYYY-MM-DD
 * @param now the moment that it is asked at, as Date.now() gives it
 */
export function isOver(isoDate: string, now: number): boolean {
  return now >= startOfDay(isoDate) + DAY_MS;
}

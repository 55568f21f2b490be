import { toIndianDay } from '@/lib/dates/dates';
import { SettingError } from '@/lib/urls/settings.mjs';

/**
 * The day of the build, in India. SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/), if set,
 * replaces the clock, so that the same build can be made again, byte by byte. Only code of the build may call this.
 *
 * @returns YYYY-MM-DD
 * @throws {SettingError} when SOURCE_DATE_EPOCH is not a number of seconds
 */
export function getBuildDay(environment: Record<string, string | undefined> = process.env): string {
  const epoch = environment.SOURCE_DATE_EPOCH;
  if (!epoch) return toIndianDay(Date.now());
  if (!/^\d{1,10}$/.test(epoch)) {
    throw new SettingError('SOURCE_DATE_EPOCH', epoch, 'a number of seconds since 1970');
  }
  return toIndianDay(Number(epoch) * 1000);
}

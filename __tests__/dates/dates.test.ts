import { isDayOver, toIsoDate } from '@/lib/dates/dates';
import { formatLongDate } from '@/lib/i18n/format-dates';

it('§3 A date can be written for machines, and in words', () => {
  expect(toIsoDate('24/04/2025')).toBe('2025-04-24');
  expect(formatLongDate('2025-02-10')).toBe('10 February 2025');
  expect(formatLongDate('2025-02-10', 'hi')).toBe('10 फरवरी 2025');
});

it.each([
  ['2025-04-29T23:59:59+05:30', false],
  ['2025-04-29T18:30:00Z', true],
])('At %s 29 April is over in India: %s', (moment, over) => {
  expect(isDayOver('2025-04-29', Date.parse(moment))).toBe(over);
});

import { isDayOver, toIndianDay } from '@/lib/dates/indian-days';

const MIDNIGHT = Date.parse('2025-04-29T18:30Z');

it('A day of India begins and ends at its midnight', () => {
  expect([MIDNIGHT - 1, MIDNIGHT].map(toIndianDay)).toEqual(['2025-04-29', '2025-04-30']);
  expect([MIDNIGHT - 1, MIDNIGHT].map((now) => isDayOver('2025-04-29', now))).toEqual([
    false,
    true,
  ]);
});

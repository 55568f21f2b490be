import { isOver, startOfDay } from '@/lib/i18n/indian-days';

it('a day begins at midnight in India', () => {
  expect(new Date(startOfDay('2025-03-30')).toISOString()).toBe('2025-03-29T18:30:00.000Z');
});

it.each([
  ['2025-04-29T23:59:59+05:30', false],
  ['2025-04-30T00:00:00+05:30', true],
  ['2025-04-29T18:29:59Z', false],
  ['2025-04-29T18:30:00Z', true],
])('at %s 29 April is over in India: %s', (moment, over) => {
  expect(isOver('2025-04-29', Date.parse(moment))).toBe(over);
});

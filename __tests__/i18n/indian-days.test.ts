import { isOver, startOfDay } from '@/lib/i18n/indian-days';

it('a day begins at midnight in India', () => {
  expect(new Date(startOfDay('2025-03-30')).toISOString()).toBe('2025-03-29T18:30:00.000Z');
});

it.each([
  { moment: '2025-04-29T23:59:59+05:30', over: false },
  { moment: '2025-04-30T00:00:00+05:30', over: true },
  { moment: '2025-04-29T18:29:59Z', over: false },
  { moment: '2025-04-29T18:30:00Z', over: true },
])('the 29th of April is over in India at $moment: $over', ({ moment, over }) => {
  expect(isOver('2025-04-29', Date.parse(moment))).toBe(over);
});

import { formatLongDate, toIsoDate } from '@/lib/i18n/dates';

it('§3 the date of an event becomes machine-readable', () => {
  expect(toIsoDate('24/04/2025')).toBe('2025-04-24');
});

it.each([
  ['2025-02-10', '10 February 2025', '10 फरवरी 2025'],
  ['2024-12-31', '31 December 2024', '31 दिसंबर 2024'],
  ['2025-01-01', '1 January 2025', '1 जनवरी 2025'],
])('§3 the published date %s reads "%s", and in Hindi "%s"', (isoDate, english, hindi) => {
  expect([formatLongDate(isoDate), formatLongDate(isoDate, 'hi')]).toEqual([english, hindi]);
});

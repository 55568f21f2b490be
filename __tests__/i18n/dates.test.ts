import { formatLongDate, toIsoDate } from '@/lib/i18n/dates';

it('§3 a date of an event becomes machine-readable', () => {
  expect(toIsoDate('24/04/2025')).toBe('2025-04-24');
});

it.each([
  { isoDate: '2025-02-10', words: '10 February 2025' },
  { isoDate: '2024-12-31', words: '31 December 2024' },
  { isoDate: '2025-01-01', words: '1 January 2025' },
])('§3 the published date $isoDate reads $words', ({ isoDate, words }) => {
  expect(formatLongDate(isoDate)).toBe(words);
});

it('months in Hindi are written as the glossary has it, without the dot of foreign sounds', () => {
  expect(formatLongDate('2025-02-10', 'hi')).toBe('10 फरवरी 2025');
});

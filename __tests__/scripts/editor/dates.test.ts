import { spellMonths } from '@/scripts/editor/browser/dates';

it('writes the month of a date in words, and leaves other digits as they are', () => {
  expect(spellMonths('"04/12/2026" is after the start, 2026-12-04, 2026-13-04')).toBe(
    '"4 December 2026" is after the start, 4 December 2026, 2026-13-04',
  );
});

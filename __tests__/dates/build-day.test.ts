import { getBuildDay } from '@/lib/dates/build-day';

/** One second before midnight in India. */
const SECONDS = Date.parse('2025-04-29T23:59:59+05:30') / 1000;

it.each([
  [String(SECONDS + 1), '2025-04-30'],
  ['0', '1970-01-01'],
  // Without it, the clock is used.
  ['', '2025-04-29'],
])('SOURCE_DATE_EPOCH=%s gives the day in India, %s', (epoch, day) => {
  jest.spyOn(Date, 'now').mockReturnValue(SECONDS * 1000);
  expect(getBuildDay({ SOURCE_DATE_EPOCH: epoch })).toBe(day);
});

it.each(['today', '-1', '99999999999'])('SOURCE_DATE_EPOCH=%s is refused', (epoch) => {
  const problem = `SOURCE_DATE_EPOCH: "${epoch}" is not a number of seconds since 1970`;
  expect(() => getBuildDay({ SOURCE_DATE_EPOCH: epoch })).toThrow(problem);
});

import { getBuildDay } from '@/lib/i18n/build-day';

const BEFORE_MIDNIGHT_IN_INDIA = Date.parse('2025-04-29T23:59:59+05:30');

it.each([
  { seconds: BEFORE_MIDNIGHT_IN_INDIA / 1000, day: '2025-04-29' },
  { seconds: BEFORE_MIDNIGHT_IN_INDIA / 1000 + 1, day: '2025-04-30' },
  { seconds: 0, day: '1970-01-01' },
])('SOURCE_DATE_EPOCH says the day in India: $seconds is $day', ({ seconds, day }) => {
  expect(getBuildDay({ SOURCE_DATE_EPOCH: String(seconds) })).toBe(day);
});

it.each([undefined, ''])('where it is %j, the day is that of the clock', (epoch) => {
  jest.spyOn(Date, 'now').mockReturnValue(BEFORE_MIDNIGHT_IN_INDIA);
  expect(getBuildDay({ SOURCE_DATE_EPOCH: epoch })).toBe('2025-04-29');
});

it.each(['today', '-1', '1.5', '99999999999'])('refuses %j', (epoch) => {
  expect(() => getBuildDay({ SOURCE_DATE_EPOCH: epoch })).toThrow(
    `SOURCE_DATE_EPOCH: "${epoch}" is not a number of seconds since 1970`,
  );
});

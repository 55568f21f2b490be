/** @jest-environment node */
import { timesTwin } from '@/bench/paints';

const painted = (route: string, ...times: number[]) => ({
  route,
  visits: times.map((first) => ({ first, largest: 2 * first + 100, shift: 0 })),
});

it('a page in Hindi is compared with its twin in English, by the medians', () => {
  const hindi = painted('/hi/about', 900, 150, 300);
  const all = [painted('/', 1), painted('/about', 100, 5_000, 200), hindi];
  expect(timesTwin(hindi, all)).toEqual({ first: 1.5, largest: 1.4 });
});

it('a page in English has no twin to be compared with', () => {
  const english = painted('/about', 100);
  expect(timesTwin(english, [english, painted('/hi/about', 100)])).toBeUndefined();
});

import { compare, median } from '@/bench/statistics';

it('the median is the number in the middle, or between the two there', () => {
  expect([median([9, 1, 5]), median([100, 20, 3, 1])]).toEqual([5, 11.5]);
  expect(() => median([])).toThrow(RangeError);
});

it('a ratio needs two finite times', () => {
  expect(compare(3, 2)).toBe(1.5);
  const others = [compare(Infinity, 5), compare(5, Infinity), compare(5, undefined)];
  expect([...others, compare(undefined, 5)]).toEqual(Array(4).fill(undefined));
});

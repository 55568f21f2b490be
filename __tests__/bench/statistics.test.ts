import { compare, median } from '@/bench/statistics';

it('the median is the number in the middle, or between the two there', () => {
  const numbers = [100, 20, 3, 1];
  expect([median([9, 1, 5]), median(numbers)]).toEqual([5, 11.5]);
  expect(numbers).toEqual([100, 20, 3, 1]);
  expect(() => median([])).toThrow(RangeError);
});

it.each([
  [3, 2, 1.5],
  [Infinity, 5, undefined],
  [5, Infinity, undefined],
  [5, undefined, undefined],
  [undefined, 5, undefined],
])('the ratio of %p to %p is %p', (one, other, expected) => {
  expect(compare(one, other)).toBe(expected);
});

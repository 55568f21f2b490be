import { compare, median } from '@/bench/statistics';

it.each([
  [[9, 1, 5], 5],
  [[4, 1, 3, 100], 3.5],
])('the median of %j is %d, and the numbers keep their order', (numbers, expected) => {
  const copy = [...numbers];
  expect(median(numbers)).toBe(expected);
  expect(numbers).toEqual(copy);
});

it('without numbers there is no median', () => {
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

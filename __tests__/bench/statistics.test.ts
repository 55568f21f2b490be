import { compare, median } from '@/bench/statistics';

it('the median is the middle one, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

it('the median of an even count lies between the two middle ones', () => {
  expect(median([4, 1, 3, 100])).toBe(3.5);
});

it('numbers are left in their order', () => {
  const numbers = [3, 1, 2];
  median(numbers);
  expect(numbers).toEqual([3, 1, 2]);
});

it('no numbers have no median', () => {
  expect(() => median([])).toThrow(RangeError);
});

it.each([
  [3, 2, 1.5],
  [Infinity, 5, undefined],
  [5, Infinity, undefined],
  [5, undefined, undefined],
  [undefined, 5, undefined],
])('%p is, to %p, as %p', (one, other, expected) => {
  expect(compare(one, other)).toBe(expected);
});

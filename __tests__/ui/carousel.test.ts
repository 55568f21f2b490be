import { getNextIndex, getPreviousIndex } from '@/lib/ui/carousel';

it.each([
  [0, 1, 44],
  [1, 2, 0],
  [44, 0, 43],
])('§4 After index %d of 45 slides comes %d, and before it %d', (index, next, previous) => {
  expect(getNextIndex(index, 45)).toBe(next);
  expect(getPreviousIndex(index, 45)).toBe(previous);
});

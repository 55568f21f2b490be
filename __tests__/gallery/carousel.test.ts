import { getNextIndex, getPreviousIndex } from '@/lib/gallery/carousel';

it.each([
  { index: 0, count: 45, previous: 44, next: 1 },
  { index: 44, count: 45, previous: 43, next: 0 },
  { index: 0, count: 1, previous: 0, next: 0 },
])('§4 around index $index of $count are $previous and $next', (row) => {
  const { index, count, previous, next } = row;
  expect([getPreviousIndex(index, count), getNextIndex(index, count)]).toEqual([previous, next]);
});

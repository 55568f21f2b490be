import { getNextIndex, getPreviousIndex, SLIDESHOW_INTERVAL_MS } from '@/lib/gallery/carousel';

it('§9 the slideshow interval is 5000 ms', () => {
  expect(SLIDESHOW_INTERVAL_MS).toBe(5000);
});

it.each([
  { index: 0, count: 45, previous: 44, next: 1 },
  { index: 1, count: 45, previous: 0, next: 2 },
  { index: 44, count: 45, previous: 43, next: 0 },
  { index: 0, count: 1, previous: 0, next: 0 },
])('§4 around index $index of $count are $previous and $next', (row) => {
  const { index, count, previous, next } = row;
  expect([getPreviousIndex(index, count), getNextIndex(index, count)]).toEqual([previous, next]);
});

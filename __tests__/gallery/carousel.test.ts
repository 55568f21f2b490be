import { getNextIndex, getPreviousIndex, SLIDESHOW_INTERVAL_MS } from '@/lib/gallery/carousel';

const COUNT = 45;

it('§9 the slideshow interval is 5000 ms', () => {
  expect(SLIDESHOW_INTERVAL_MS).toBe(5000);
});

it.each([
  { from: 0, to: 1 },
  { from: 43, to: 44 },
  { from: 44, to: 0 },
])('§4 Next goes from index $from to $to of 45', ({ from, to }) => {
  expect(getNextIndex(from, COUNT)).toBe(to);
});

it.each([
  { from: 44, to: 43 },
  { from: 1, to: 0 },
  { from: 0, to: 44 },
])('§4 Previous goes from index $from to $to of 45', ({ from, to }) => {
  expect(getPreviousIndex(from, COUNT)).toBe(to);
});

it('§4 a single slide is its own neighbour', () => {
  expect([getNextIndex(0, 1), getPreviousIndex(0, 1)]).toEqual([0, 0]);
});

import { getSwipeDirection } from '@/lib/ui/swipe';

it.each([
  { move: 'a swipe to the left', x: -60, y: 10, direction: 'left' },
  { move: 'the shortest swipe, aslant', x: 40, y: 40, direction: 'right' },
  { move: 'a slip that is a little shorter', x: -39, y: 0, direction: undefined },
  { move: 'a scroll that is a little more down than aside', x: 40, y: 41, direction: undefined },
])('The direction of $move is $direction', ({ x, y, direction }) => {
  const start = { clientX: 100, clientY: 100 };
  expect(getSwipeDirection(start, { clientX: 100 + x, clientY: 100 + y })).toBe(direction);
});

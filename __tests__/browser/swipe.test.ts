import { getSwipeDirection } from '@/lib/browser/swipe';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

it.each([
  { move: 'a finger going left', end: at(40, 110), direction: 'left' },
  { move: 'a finger going right', end: at(160, 90), direction: 'right' },
  { move: 'a tap', end: at(100, 100), direction: undefined },
  { move: 'a short slip', end: at(130, 100), direction: undefined },
  { move: 'a scroll down the page', end: at(150, 300), direction: undefined },
])('$move from the middle is $direction', ({ end, direction }) => {
  expect(getSwipeDirection(at(100, 100), end)).toBe(direction);
});

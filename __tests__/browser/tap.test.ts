import { isTap } from '@/lib/browser/tap';

const start = { clientX: 100, clientY: 100, timeStamp: 5_000 };

it.each([
  { press: 'a click', x: 0, y: 0, milliseconds: 80, tap: true },
  { press: 'a slip', x: 4, y: -4, milliseconds: 80, tap: true },
  { press: 'a drag to the right', x: 12, y: 0, milliseconds: 80, tap: false },
  { press: 'a drag up', x: 0, y: -12, milliseconds: 80, tap: false },
  { press: 'a drag down and left', x: -8, y: 8, milliseconds: 80, tap: false },
  { press: 'a long press', x: 0, y: 0, milliseconds: 700, tap: false },
])('$press is a tap: $tap', ({ x, y, milliseconds, tap }) => {
  const end = {
    clientX: start.clientX + x,
    clientY: start.clientY + y,
    timeStamp: start.timeStamp + milliseconds,
  };
  expect(isTap(start, end)).toBe(tap);
});

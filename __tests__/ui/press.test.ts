import { isTap } from '@/lib/ui/press';

it.each([
  { press: 'a drag down and left', x: -8, y: 8, milliseconds: 80, expected: false },
  { press: 'a slip of nearly ten pixels', x: 0, y: 9, milliseconds: 599, expected: true },
  { press: 'a drag by ten pixels', x: 10, y: 0, milliseconds: 80, expected: false },
  { press: 'a long press', x: 0, y: 0, milliseconds: 600, expected: false },
])('$press is a tap: $expected', ({ x, y, milliseconds, expected }) => {
  const start = { clientX: 100, clientY: 100, timeStamp: 5_000 };
  const end = { clientX: 100 + x, clientY: 100 + y, timeStamp: 5_000 + milliseconds };
  expect(isTap(start, end)).toBe(expected);
});

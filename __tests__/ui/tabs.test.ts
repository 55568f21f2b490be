import { getTabAfterKey } from '@/lib/ui/tabs';

it.each([
  { key: 'ArrowRight', from: 0, to: 1 },
  { key: 'ArrowRight', from: 2, to: 0 },
  { key: 'ArrowLeft', from: 2, to: 1 },
  { key: 'ArrowLeft', from: 0, to: 2 },
  { key: 'Home', from: 2, to: 0 },
  { key: 'End', from: 0, to: 2 },
])('T4 $key moves from tab $from of three to tab $to', ({ key, from, to }) => {
  expect(getTabAfterKey(key, from, 3)).toBe(to);
});

it.each(['ArrowUp', 'ArrowDown', 'Tab', 'Enter', 'a'])('T4 %s moves nothing', (key) => {
  expect(getTabAfterKey(key, 1, 3)).toBeUndefined();
});

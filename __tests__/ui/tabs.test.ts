import { getTabAfterKey } from '@/lib/ui/tabs';

it.each([
  { key: 'ArrowRight', tabs: [1, 2, 0] },
  { key: 'ArrowLeft', tabs: [2, 0, 1] },
  { key: 'Home', tabs: [0, 0, 0] },
  { key: 'End', tabs: [2, 2, 2] },
  ...['ArrowUp', 'ArrowDown', 'Tab', 'Enter', 'a'].map((key) => ({
    key,
    tabs: [undefined, undefined, undefined],
  })),
])('T4 from the tabs 0, 1 and 2 $key leads to $tabs', ({ key, tabs }) => {
  expect([0, 1, 2].map((index) => getTabAfterKey(key, index, 3))).toEqual(tabs);
});

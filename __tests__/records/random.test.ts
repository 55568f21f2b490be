import { getRandomInteger, createRandomGenerator, pickRandomItem } from '@/lib/records/random';

it('The generator mulberry32 gives the published sequence, in [0, 1)', () => {
  expect(createRandomGenerator(1)()).toBe(0.6270739405881613);
  const values = Array.from({ length: 1000 }, createRandomGenerator(7));
  expect(values.filter((value) => value < 0 || value >= 1)).toEqual([]);
});

it.each([
  { kind: 'lowest', value: 0, item: 'a', integer: 1 },
  { kind: 'highest', value: 1 - 2 ** -32, item: 'c', integer: 28 },
])('The $kind random number picks $item of a, b, c and $integer of 1 to 28', (row) => {
  expect(pickRandomItem(() => row.value, ['a', 'b', 'c'])).toBe(row.item);
  expect(getRandomInteger(() => row.value, 1, 28)).toBe(row.integer);
});

import { createRandomGenerator } from '@/lib/records/random';

it('The generator mulberry32 gives the published sequence, in [0, 1)', () => {
  expect(createRandomGenerator(1)()).toBe(0.6270739405881613);
  const values = Array.from({ length: 1000 }, createRandomGenerator(7));
  expect(values.filter((value) => value < 0 || value >= 1)).toEqual([]);
});

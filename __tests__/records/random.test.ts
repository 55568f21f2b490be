import { getRandomInteger, createRandom, pick, type Random } from '@/lib/records/random';

/** The first `count` results of a call. */
const repeat = <Result>(count: number, call: () => Result) => Array.from({ length: count }, call);

const lowest: Random = () => 0;
const highest: Random = () => 1 - 2 ** -32;

describe('mulberry32', () => {
  it('gives the published sequence for seed 1', () => {
    expect(createRandom(1)()).toBe(0.6270739405881613);
  });

  it('gives the same sequence for the same seed', () => {
    expect(repeat(50, createRandom(7))).toEqual(repeat(50, createRandom(7)));
  });

  it('gives another sequence for another seed', () => {
    expect(repeat(5, createRandom(7))).not.toEqual(repeat(5, createRandom(8)));
  });

  it('stays in [0, 1)', () => {
    expect(repeat(1000, createRandom(7)).filter((value) => value < 0 || value >= 1)).toEqual([]);
  });
});

describe('pick', () => {
  it.each([
    { kind: 'lowest', random: lowest, item: 'a' },
    { kind: 'highest', random: highest, item: 'c' },
  ])('the $kind number picks $item of a, b, c', ({ random, item }) => {
    expect(pick(random, ['a', 'b', 'c'])).toBe(item);
  });

  it('refuses an empty list', () => {
    expect(() => pick(lowest, [])).toThrow(RangeError);
  });
});

describe('getRandomInteger', () => {
  it.each([
    { kind: 'lowest', random: lowest, value: 1 },
    { kind: 'highest', random: highest, value: 28 },
  ])('the $kind number gives $value between 1 and 28', ({ random, value }) => {
    expect(getRandomInteger(random, 1, 28)).toBe(value);
  });
});

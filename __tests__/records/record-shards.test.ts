import { getBlock, BLOCK_SIZE, readShard, writeShard } from '@/lib/records/record-shards';

const TEXT = '1,Asha Verma\n2,Ravi Khan';
const file = writeShard('0123', 'rows-0', TEXT);

it('a shard gives back what was written', () => {
  expect(readShard('0123', 'rows-0', file)).toBe(TEXT);
  expect(readShard('0123', 'search', writeShard('0123', 'search', ''))).toBe('');
});

it.each([
  ['of another revision', writeShard('4567', 'rows-0', TEXT)],
  ['of another name', writeShard('0123', 'rows-1', TEXT)],
  ['torn at its end', file.slice(0, -1)],
  ['torn within its first line', file.slice(0, 8)],
  ['with more than it should have', `${file}\n`],
  ['of nothing', ''],
  ['that is a page', '<!doctype html>\n<title>Sign in</title>'],
])('a shard %s is refused', (_name, torn) => {
  expect(() => readShard('0123', 'rows-0', torn)).toThrow('rows-0');
});

it('rows are in blocks by their places', () => {
  expect([0, BLOCK_SIZE - 1, BLOCK_SIZE, 3 * BLOCK_SIZE].map(getBlock)).toEqual([0, 0, 1, 3]);
});

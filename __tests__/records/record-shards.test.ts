import { readShard, writeShard } from '@/lib/records/record-shards';

const TEXT = '1,Asha Verma\n2,Ravi Khan';
const file = writeShard('0123', 'rows-0', TEXT);

it('a shard contains what was written', () => {
  expect(readShard('0123', 'rows-0', file)).toBe(TEXT);
  expect(readShard('0123', 'search', writeShard('0123', 'search', ''))).toBe('');
});

it.each([
  ['of another revision', writeShard('4567', 'rows-0', TEXT)],
  ['with another name', writeShard('0123', 'rows-1', TEXT)],
  ['cut off at its end', file.slice(0, -1)],
  ['with an additional line', `${file}\n`],
  ['without content', ''],
])('a shard %s is refused', (_, text) => {
  expect(() => readShard('0123', 'rows-0', text)).toThrow('rows-0');
});

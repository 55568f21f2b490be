import { parseShard, formatShard } from '@/lib/records/record-shards';

const TEXT = '1,Asha Verma\n2,Ravi Khan';
const file = formatShard('0123', 'rows-0', TEXT);

it.each([
  ['of another revision', formatShard('4567', 'rows-0', TEXT)],
  ['with another name', formatShard('0123', 'rows-1', TEXT)],
  ['cut off at its end', file.slice(0, -1)],
  ['with an additional line', `${file}\n`],
  ['without content', ''],
])('A shard %s is refused', (_, text) => {
  expect(() => parseShard('0123', 'rows-0', text)).toThrow('rows-0');
});

/** @jest-environment node */
import { blockOf, BLOCK_SIZE, readPart, writePart } from '@/lib/records/record-parts';

const TEXT = '1,Asha Verma\n2,Ravi Khan';
const file = writePart('0123', 'rows-0', TEXT);

it('a part gives back what was written', () => {
  expect(readPart('0123', 'rows-0', file)).toBe(TEXT);
  expect(readPart('0123', 'search', writePart('0123', 'search', ''))).toBe('');
});

it.each([
  ['of another publication', writePart('4567', 'rows-0', TEXT)],
  ['of another name', writePart('0123', 'rows-1', TEXT)],
  ['torn at its end', file.slice(0, -1)],
  ['torn within its first line', file.slice(0, 8)],
  ['with more than it should have', `${file}\n`],
  ['of nothing', ''],
  ['that is a page', '<!doctype html>\n<title>Sign in</title>'],
])('a part %s is refused', (_name, torn) => {
  expect(() => readPart('0123', 'rows-0', torn)).toThrow('rows-0');
});

it('rows are in blocks by their places', () => {
  expect([0, BLOCK_SIZE - 1, BLOCK_SIZE, 3 * BLOCK_SIZE].map(blockOf)).toEqual([0, 0, 1, 3]);
});

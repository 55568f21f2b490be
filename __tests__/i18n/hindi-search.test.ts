import { readTable } from '@/__tests__/support/read-table';
import { searchDistricts, type DistrictNames } from '@/lib/districts/districts';
import { findRecordPositions } from '@/editor/records/change-records';
import {
  addHindiNames,
  parseSearchIndex,
  searchRecords,
  formatSearchIndex,
} from '@/lib/records/record-search';

interface Table {
  districts: [query: string, found: string[]][];
  spellings: string[][];
  pairs: [one: string, other: string][];
  records: [query: string, positions: number[]][];
}

const table = readTable('i18n/hindi-search.yaml') as Table;

const districts: DistrictNames[] = [
  ['Ghaziabad', 'गाजियाबाद'],
  ['Kannauj', 'कन्नौज'],
  ['Lucknow', 'लखनऊ'],
  ['Sambhal', 'संभल'],
];

const records = [
  { name: 'Asha Verma', game: 'Football', event: 'State Cup' },
  { name: 'Ravi Khan', game: 'Table Tennis', event: 'Doubles' },
  { name: 'Neha Pal', game: 'Athletics', event: 'High Jump' },
];
const index = parseSearchIndex(formatSearchIndex(records));
const hindiIndex = addHindiNames(index, {
  Football: 'फुटबॉल',
  'Table Tennis': 'टेबल टेनिस',
  'High Jump': 'ऊँची कूद',
});

it.each(table.districts)('Districts are found by either name: "%s"', (query, found) => {
  expect(searchDistricts(districts, query).map(([name]) => name)).toEqual(found);
});

/** Whether the records' search and that of the editor's form find a name; both must agree. */
function findsName(name: string, query: string): boolean {
  const records = [{ name, game: '', event: '' }];
  const found = searchRecords(parseSearchIndex(formatSearchIndex(records)), query);
  expect([...found]).toEqual(findRecordPositions([[name]], query));
  return found.length > 0;
}

const getBeginnings = (text: string) =>
  [...text].map((_, index, all) => all.slice(0, index + 1).join(''));

it.each(table.spellings)(
  'A name is found in each spelling, also while it is typed: %s, %s',
  (...spellings) => {
    const queries = spellings.flatMap(getBeginnings);
    for (const name of spellings)
      expect(queries.filter((query) => !findsName(name, query))).toEqual([]);
  },
);

it.each(table.pairs)('Two names stay two: %s, %s', (one, other) => {
  expect([findsName(one, other), findsName(other, one)]).toEqual([false, false]);
});

it.each(table.records)(
  'Records are found by the Hindi names of game and event too: "%s"',
  (query, positions) => {
    expect([...searchRecords(hindiIndex, query)]).toEqual(positions);
  },
);

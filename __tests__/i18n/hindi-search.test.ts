import { listDistricts, searchDistricts } from '@/lib/districts/districts';
import { includesHindi } from '@/lib/i18n/hindi-search';
import {
  addNames,
  readSearchText,
  searchRecords,
  writeSearchText,
} from '@/lib/records/record-search';

const districts = ['Ghaziabad', 'Kannauj', 'Lucknow', 'Sambhal'];
const names = ['गाजियाबाद', 'कन्नौज', 'लखनऊ', 'संभल'];
const pages = { en: listDistricts(districts, [names]), hi: listDistricts(names, [districts]) };
const listed = (page: keyof typeof pages, query: string) =>
  searchDistricts(pages[page], query).map(({ key }) => districts[key]);

it.each([
  ['लखनऊ', ['Lucknow']],
  ['गाज़ियाबाद', ['Ghaziabad']],
  ['गा', ['Ghaziabad']],
  ['सम्भल', ['Sambhal']],
  ['कन', ['Kannauj']],
  ['कन्', ['Kannauj']],
  ['LUCK', ['Lucknow']],
  ['', districts],
  ['आगरा', []],
])('districts are found by either name: "%s"', (query, found) => {
  expect(listed('en', query)).toEqual(found);
  expect(listed('hi', query)).toEqual(found);
});

/** Signs that folding takes away. */
const SIGNS = ['\u093C', '\u200C', '\u200D', '\u200D\u093C'];

it.each(SIGNS)('a sign alone is no empty query: %j', (query) => {
  expect(listed('en', query)).toEqual([]);
  expect(listed('hi', query)).toEqual([]);
  expect(searchRecords(index, query)).toHaveLength(0);
  expect(searchRecords(inHindi, query)).toHaveLength(0);
});

it('a letter with a dot is the same however a keyboard writes it', () => {
  expect(includesHindi('\u095b', '\u091c\u093c')).toBe(true);
});

const records = [
  { name: 'Asha Verma', game: 'Football', event: 'State Cup' },
  { name: 'Ravi Khan', game: 'Table Tennis', event: 'Doubles' },
  { name: 'Neha Pal', game: 'Athletics', event: 'High Jump' },
];
const index = readSearchText(writeSearchText(records));
const inHindi = addNames(index, {
  Football: 'फुटबॉल',
  'Table Tennis': 'टेबल टेनिस',
  'High Jump': 'ऊँची कूद',
});
const found = (query: string) => [...searchRecords(inHindi, query)];

it.each([
  ['फुटबॉल', [0]],
  ['टेनिस', [1]],
  ['ऊंची', [2]],
  ['कबड्डी', []],
])('records are found by the Hindi name of game or event: "%s"', (query, positions) => {
  expect(found(query)).toEqual(positions);
});

it.each(['football', 'DOUBLES', 'neha', 'e', ''])(
  'what "%s" finds in English it finds in Hindi',
  (query) => {
    expect(found(query)).toEqual([...searchRecords(index, query)]);
  },
);

it('without other names the index stays as it is', () => {
  expect(addNames(index)).toBe(index);
});

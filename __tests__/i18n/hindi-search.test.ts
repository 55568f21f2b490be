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
const pages = [listDistricts(districts, [names]), listDistricts(names, [districts])];
const findDistricts = (query: string) =>
  pages.map((page) => searchDistricts(page, query).map(({ key }) => districts[key]));

const records = [
  { name: 'Asha Verma', game: 'Football', event: 'State Cup' },
  { name: 'Ravi Khan', game: 'Table Tennis', event: 'Doubles' },
  { name: 'Neha Pal', game: 'Athletics', event: 'High Jump' },
];
const index = readSearchText(writeSearchText(records));
const hindiIndex = addNames(index, {
  Football: 'फुटबॉल',
  'Table Tennis': 'टेबल टेनिस',
  'High Jump': 'ऊँची कूद',
});

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
])('both pages find districts by either name: "%s"', (query, found) => {
  expect(findDistricts(query)).toEqual([found, found]);
});

it.each([
  ['फुटबॉल', [0]],
  ['टेनिस', [1]],
  ['ऊंची', [2]],
  ['कबड्डी', []],
])('records are found by the Hindi name of game or event: "%s"', (query, positions) => {
  expect([...searchRecords(hindiIndex, query)]).toEqual(positions);
});

it.each(['football', 'DOUBLES', 'neha', 'e', ''])('"%s" finds the same in Hindi', (query) => {
  expect(searchRecords(hindiIndex, query)).toEqual(searchRecords(index, query));
});

it.each(['\u093C', '\u200C', '\u200D', '\u200D\u093C'])(
  'the sign %j alone, which is ignored elsewhere, finds nothing',
  (query) => {
    expect(findDistricts(query)).toEqual([[], []]);
    expect(searchRecords(index, query)).toHaveLength(0);
    expect(searchRecords(hindiIndex, query)).toHaveLength(0);
  },
);

it('a letter with a dot is the same as one code point or two', () => {
  expect(includesHindi('\u095b', '\u091c\u093c')).toBe(true);
});

it('without other names the index stays as it is', () => {
  expect(addNames(index)).toBe(index);
});

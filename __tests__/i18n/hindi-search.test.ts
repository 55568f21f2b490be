import { listDistricts, searchDistricts } from '@/lib/districts/districts';
import {
  addTranslatedNames,
  parseSearchIndex,
  searchRecords,
  formatSearchIndex,
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
const index = parseSearchIndex(formatSearchIndex(records));
const hindiIndex = addTranslatedNames(index, {
  Football: 'फुटबॉल',
  'Table Tennis': 'टेबल टेनिस',
  'High Jump': 'ऊँची कूद',
});

it.each([
  ['लखनऊ', ['Lucknow']],
  ['गाज़ियाबाद', ['Ghaziabad']],
  ['गा\u095bि', ['Ghaziabad']],
  ['सम्भल', ['Sambhal']],
  ['कन', ['Kannauj']],
  ['कन्', ['Kannauj']],
  ['LUCK', ['Lucknow']],
  ['l\u00ADuck\u2060', ['Lucknow']],
  ['कन्\u200Dनौज', ['Kannauj']],
  ['', districts],
  // Across two names.
  ['lucknowलखनऊ', []],
  // A sign that is ignored elsewhere.
  ['\u200D\u093C', []],
])('Both pages find districts by either name: "%s"', (query, found) => {
  expect(findDistricts(query)).toEqual([found, found]);
});

it.each([
  ['टेनिस', [1]],
  ['फुटबॉ', [0]],
  ['cup', [0]],
  ['ऊंची', [2]],
  ['कबड्डी', []],
  ['क्रिकेट', []],
  ['\u093C', []],
  ['DOUBLES', [1]],
  ['e', [0, 1, 2]],
  ['', [0, 1, 2]],
])('Records are found by the Hindi names of game and event too: "%s"', (query, positions) => {
  expect([...searchRecords(hindiIndex, query)]).toEqual(positions);
});

it('The index stays as it is without Hindi names', () => {
  expect(addTranslatedNames(index)).toBe(index);
});

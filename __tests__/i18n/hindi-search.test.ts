import { listDistricts, searchDistricts } from '@/lib/districts/districts';
import { findRecordPositions } from '@/editor/records/change-records';
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
  ['सम्भल', ['Sambhal']],
  ['कन', ['Kannauj']],
  ['LUCK', ['Lucknow']],
  ['', districts],
  // Across two names.
  ['lucknowलखनऊ', []],
  // A sign that is ignored elsewhere.
  ['\u200D\u093C', []],
])('Both pages find districts by either name: "%s"', (query, found) => {
  expect(findDistricts(query)).toEqual([found, found]);
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

it.each([
  ['सन्तोष', 'संतोष'],
  ['हेमन्त', 'हेमंत'],
  ['पङ्कज', 'पंकज', 'पन्कज'],
  ['सञ्जय', 'संजय', 'सन्जय'],
  ['पण्डित', 'पंडित', 'पन्डित'],
  ['सम्मान', 'संमान'],
  ['कन्हैया कन्नौजिया', 'कन्हैया कंनौजिया'],
  ['अन्वी'],
  ['चाँद', 'चांद', 'चान्द'],
  ['राज़िया', 'राजिया', 'राज़िया'],
  ['ऩीरज', 'नीरज'],
  ['स्थिति', 'स्‍थिति'],
  ['ravi kumar', 'Ravi Kumar', 'Ra­vi ​Kumar', 'Ravi   Kumar﻿'],
])('A name is found in each spelling, also while it is typed: %s, %s', (...spellings) => {
  const queries = spellings.flatMap(getBeginnings);
  for (const name of spellings)
    expect(queries.filter((query) => !findsName(name, query))).toEqual([]);
});

it.each([
  ['रम्या', 'रन्या'],
  ['काम्या', 'कान्या'],
  ['जन्म', 'जम्म'],
  ['पुण्य', 'पुन्य'],
  ['अन्वी', 'अम्वी'],
  ['रांची', 'राम'],
  ['संसार', 'सन्'],
])('Two names stay two: %s, %s', (one, other) => {
  expect([findsName(one, other), findsName(other, one)]).toEqual([false, false]);
});

it.each([
  ['टेनिस', [1]],
  ['फुटबॉ', [0]],
  ['cup', [0]],
  ['ऊंची', [2]],
  ['क्रिकेट', []],
  ['\u093C', []],
  ['e', [0, 1, 2]],
])('Records are found by the Hindi names of game and event too: "%s"', (query, positions) => {
  expect([...searchRecords(hindiIndex, query)]).toEqual(positions);
});

it('The index stays as it is without Hindi names', () => {
  expect(addTranslatedNames(index)).toBe(index);
});

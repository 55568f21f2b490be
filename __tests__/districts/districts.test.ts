import {
  getDistrictPath,
  listDistricts,
  searchDistricts,
  findSecretaries,
} from '@/lib/districts/districts';

it.each([
  ['Lucknow', '/district/lucknow'],
  ['Lakhimpur Kheri', '/district/lakhimpur-kheri'],
  ['North / South (old)', '/district/north-south-old'],
  ['लखनऊ नगर', '/district/लखनऊ-नगर'],
  ['!!!', '/district/'],
])('§2 the path of the district %s is %s', (name, path) => {
  expect(getDistrictPath(name)).toBe(path);
});

const DISTRICTS = ['Agra', 'Kanpur Dehat', 'Kanpur Nagar', 'Mau', 'Rampur'];

it.each([
  ['an empty query', '', DISTRICTS],
  ['the start of a name', 'Agr', ['Agra']],
  ['the end of a name', 'mpur', ['Rampur']],
  ['the middle of a name', 'pur n', ['Kanpur Nagar']],
  ['lower case', 'kanpur', ['Kanpur Dehat', 'Kanpur Nagar']],
  ['upper case', 'MAU', ['Mau']],
  ['an unknown district', 'Atlantis', []],
  ['characters of a regular expression', '.*', []],
  ['an open bracket', '[', []],
])('§5 a search finds %s: "%s"', (_, query, found) => {
  const listed = listDistricts(DISTRICTS, []);
  expect(searchDistricts(listed, query).map(({ label }) => label)).toEqual(found);
});

it.each([
  ['no district shows all secretaries', null, ['a', 'm', 'm2']],
  ['a district shows its secretary', 'Agra', ['a']],
  ['a district shows all its secretaries', 'Mau', ['m', 'm2']],
  ['a district without secretary shows none', 'Basti', []],
  ['a part of a name shows none', 'Agr', []],
])('§4 %s', (_, selected, shown) => {
  const secretaries = [
    { id: 'a', district: 'Agra' },
    { id: 'm', district: 'Mau' },
    { id: 'm2', district: 'Mau' },
  ];
  expect(findSecretaries(secretaries, selected).map(({ id }) => id)).toEqual(shown);
});

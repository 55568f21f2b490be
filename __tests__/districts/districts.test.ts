import { getDistrictPath, searchDistricts } from '@/lib/districts/districts';

it.each([
  ['Lucknow', '/district/lucknow'],
  ['North / South (old)', '/district/north-south-old'],
  ['लखनऊ नगर', '/district/लखनऊ-नगर'],
])('§2 The path of the district %s is %s', (name, path) => {
  expect(getDistrictPath(name)).toBe(path);
});

const DISTRICTS = ['Agra', 'Kanpur Dehat', 'Kanpur Nagar', 'Mau'];

it.each([
  ['an empty query', '', DISTRICTS],
  ['the middle of a name', 'pur n', ['Kanpur Nagar']],
  ['upper case', 'MAU', ['Mau']],
  ['characters of a regular expression', '.*', []],
])('§5 A search finds %s: "%s"', (_, query, found) => {
  const districts = DISTRICTS.map((name) => [name] as const);
  expect(searchDistricts(districts, query).flat()).toEqual(found);
});

import {
  getDistrictPath,
  listDistricts,
  searchDistricts,
  findSecretaries,
} from '@/lib/districts/districts';

describe('getDistrictPath', () => {
  it.each([
    { name: 'Lucknow', path: '/district/lucknow' },
    { name: 'Ghaziabad', path: '/district/ghaziabad' },
    { name: 'Lakhimpur Kheri', path: '/district/lakhimpur-kheri' },
    { name: 'North / South (old)', path: '/district/north-south-old' },
    { name: 'लखनऊ नगर', path: '/district/लखनऊ-नगर' },
    { name: '!!!', path: '/district/' },
  ])('§2 the navigation leads from $name to $path', ({ name, path }) => {
    expect(getDistrictPath(name)).toBe(path);
  });
});

describe('searchDistricts', () => {
  const districts = ['Agra', 'Kanpur Dehat', 'Kanpur Nagar', 'Mau', 'Rampur'];
  const listed = listDistricts(districts, []);

  it.each([
    { kind: 'an empty query', query: '', found: districts },
    { kind: 'the start of a name', query: 'Agr', found: ['Agra'] },
    { kind: 'the end of a name', query: 'mpur', found: ['Rampur'] },
    { kind: 'the middle of a name', query: 'pur n', found: ['Kanpur Nagar'] },
    { kind: 'lower case', query: 'kanpur', found: ['Kanpur Dehat', 'Kanpur Nagar'] },
    { kind: 'upper case', query: 'MAU', found: ['Mau'] },
    { kind: 'an unknown district', query: 'Atlantis', found: [] },
    { kind: 'regex characters', query: '.*', found: [] },
    { kind: 'an open bracket', query: '[', found: [] },
  ])('§5 $kind finds $found.length districts', ({ query, found }) => {
    expect(searchDistricts(listed, query).map(({ label }) => label)).toEqual(found);
  });
});

describe('findSecretaries', () => {
  const agra = { id: 'a', district: 'Agra' };
  const mau = { id: 'm', district: 'Mau' };
  const secondOfMau = { id: 'm2', district: 'Mau' };
  const secretaries = [agra, mau, secondOfMau];

  it.each([
    { kind: 'no district shows all secretaries', selected: null, shown: secretaries },
    { kind: 'a district shows its secretary', selected: 'Agra', shown: [agra] },
    { kind: 'a district shows all its secretaries', selected: 'Mau', shown: [mau, secondOfMau] },
    { kind: 'a district without secretary shows none', selected: 'Basti', shown: [] },
    { kind: 'an unknown district shows none', selected: 'Atlantis', shown: [] },
    { kind: 'a part of a name shows none', selected: 'Agr', shown: [] },
  ])('§4 $kind', ({ selected, shown }) => {
    expect(findSecretaries(secretaries, selected)).toEqual(shown);
  });
});

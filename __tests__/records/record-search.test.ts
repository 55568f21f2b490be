import fc from 'fast-check';
import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { readSearchText, searchRecords, writeSearchText } from '@/lib/records/record-search';
import { createRealisticRecords } from '@/scripts/testing/realistic-records';
import { makeRecord } from '@/__tests__/support/student-record';

/** The records that are found, by their positions in what is published for searching. */
const search = (records: readonly StudentRecord[], query: string) =>
  [...searchRecords(readSearchText(writeSearchText(records)), query)].map(
    (position) => records[position],
  );

const asha = makeRecord({ name: 'Asha Verma', game: 'Athletics', event: '100m Sprint' });
const ravi = makeRecord({ name: 'Ravi Khan', game: 'Karate', event: 'Junior Kata' });

it.each([
  { kind: 'an empty query', query: '', found: [asha, ravi] },
  { kind: 'a part of a name', query: 'Verm', found: [asha] },
  { kind: 'a part of a game', query: 'thletic', found: [asha] },
  { kind: 'a part of an event', query: 'Kata', found: [ravi] },
  { kind: 'lower case', query: 'ravi khan', found: [ravi] },
  { kind: 'upper case', query: 'SPRINT', found: [asha] },
  { kind: 'what both have in common', query: 'a', found: [asha, ravi] },
  { kind: 'nothing that any record has', query: 'chess', found: [] },
  { kind: 'words of two fields', query: 'Asha Verma Athletics', found: [] },
  { kind: 'the end of a field and the start of the next', query: 'verma\nathl', found: [] },
  { kind: 'the end of a record and the start of the next', query: 'sprint\nravi', found: [] },
  { kind: 'regex characters', query: '.*', found: [] },
  { kind: 'an open bracket', query: '(', found: [] },
  { kind: 'a backslash', query: '\\w', found: [] },
  { kind: 'HTML', query: '<b>', found: [] },
])('§5 $kind finds $found.length of two records', ({ query, found }) => {
  expect(search([asha, ravi], query)).toEqual(found);
});

it.each([
  { field: "the father's name", query: 'Mohan' },
  { field: 'the certificate number', query: 'AT23001' },
  { field: 'the rank', query: '2nd' },
  { field: 'the date of birth', query: '2005' },
  { field: 'the year and month', query: 'Mar 2024' },
])('§5 $field is not searched', ({ query }) => {
  expect(search([makeRecord()], query)).toEqual([]);
});

it.each(['-', '–', 'Asha'])('blank fields match nothing: "%s"', (query) => {
  expect(search([makeRecord({ name: '', game: '', event: '' })], query)).toEqual([]);
});

it('§5 no records: nothing is found', () => {
  expect(search([], '')).toEqual([]);
  expect(search([], 'a')).toEqual([]);
});

it('§5 finds what the plain definition finds, whatever the records and the query', () => {
  const byDefinition = (records: readonly StudentRecord[], query: string) =>
    records.filter(({ name, game, event }) =>
      [name, game, event].some((field) => field.toLowerCase().includes(query.toLowerCase())),
    );
  // Few letters, so that much matches; some whose lower case is longer than they, or depends on what follows.
  const letters = fc.constantFrom('a', 'A', 'b', ' ', 'İ', 'Σ', 'ß', 'क', '\u{1D400}', '-');
  const value = fc.string({ unit: letters, maxLength: 5 });
  const record = fc.record({ name: value, game: value, event: value }).map(makeRecord);
  const query = fc.string({ unit: fc.oneof(letters, fc.constant('\n')), maxLength: 3 });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 30 }), query, (records, text) => {
      expect(search(records, text)).toEqual(byDefinition(records, text));
    }),
    { numRuns: 500, seed: 2017 },
  );
});

it('§5 finds among 10,000 realistic records what the plain definition finds, in their order', () => {
  const records = createRealisticRecords(10_000);
  const index = readSearchText(writeSearchText(records));
  for (const query of ['a', 'ar', 'KATA', 'kumar', 'é', ' ', 'relay 4x1', 'zzzz', '', 'singh a']) {
    const needle = query.toLowerCase();
    const found = records.flatMap(({ name, game, event }, position) =>
      [name, game, event].some((field) => field.toLowerCase().includes(needle)) ? [position] : [],
    );
    expect([...searchRecords(index, query)]).toEqual(found);
  }
});

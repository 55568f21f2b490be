/** @jest-environment node */
import {
  certificateNumber,
  generateStudentRecords,
  RECORD_COUNT,
  searchStudentRecords,
  STUDENT_RECORD_COLUMNS,
  type RecordVocabulary,
} from '@/lib/student-records';
import { makeRecord } from '@/__tests__/support/student-record';

it('§2 the columns stand in the described order', () => {
  expect(STUDENT_RECORD_COLUMNS.map(({ title }) => title)).toEqual([
    'SL. NO.',
    'NAME',
    'FATHER NAME',
    'DATE OF BIRTH',
    'GAME',
    'EVENT',
    'RANK',
    'CERTIFICATE NO.',
    'YEAR & MONTH',
  ]);
});

describe('certificateNumber', () => {
  it.each([
    { game: 'Athletics', slNo: 1, certificateNo: 'AT23001' },
    { game: 'Table Tennis', slNo: 42, certificateNo: 'TA23042' },
    { game: 'football', slNo: 300, certificateNo: 'FO23300' },
    { game: 'Karate', slNo: -22995, certificateNo: 'KA00005' },
  ])('§9 record $slNo in $game is $certificateNo', ({ game, slNo, certificateNo }) => {
    expect(certificateNumber(game, slNo)).toBe(certificateNo);
  });
});

describe('generateStudentRecords', () => {
  const vocabulary: RecordVocabulary = {
    firstNames: ['Asha', 'Ravi'],
    surnames: ['Verma', 'Khan'],
    fatherFirstNames: ['Mohan', 'Salim'],
    games: ['Athletics', 'Karate'],
    events: ['Long Jump', 'Junior Kata'],
    ranks: ['1st', 'Team 1st'],
    months: ['Jan', 'Dec'],
    years: [2023, 2025],
  };

  it('§9 makes 300 records by default', () => {
    expect(RECORD_COUNT).toBe(300);
    expect(generateStudentRecords(vocabulary, 1)).toHaveLength(300);
  });

  it('makes identical records from the same seed', () => {
    expect(generateStudentRecords(vocabulary, 5)).toEqual(generateStudentRecords(vocabulary, 5));
  });

  it('makes other records from another seed', () => {
    expect(generateStudentRecords(vocabulary, 5)).not.toEqual(
      generateStudentRecords(vocabulary, 6),
    );
  });

  it('asks neither chance nor the clock', () => {
    const random = jest.spyOn(Math, 'random');
    const now = jest.spyOn(Date, 'now');
    generateStudentRecords(vocabulary, 5);
    expect([random, now].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('makes as many as it is asked for, numbered from 1', () => {
    expect(generateStudentRecords(vocabulary, 1, 3).map(({ slNo }) => slNo)).toEqual([1, 2, 3]);
  });

  it('refuses an empty list of names', () => {
    expect(() => generateStudentRecords({ ...vocabulary, surnames: [] }, 1)).toThrow(RangeError);
  });
});

describe('searchStudentRecords', () => {
  const asha = makeRecord({ name: 'Asha Verma', game: 'Athletics', event: '100m Sprint' });
  const ravi = makeRecord({ name: 'Ravi Khan', game: 'Karate', event: 'Junior Kata' });
  const records = [asha, ravi];

  it.each([
    { kind: 'an empty query', query: '', found: records },
    { kind: 'a part of a name', query: 'Verm', found: [asha] },
    { kind: 'a part of a game', query: 'thletic', found: [asha] },
    { kind: 'a part of an event', query: 'Kata', found: [ravi] },
    { kind: 'lower case', query: 'ravi khan', found: [ravi] },
    { kind: 'upper case', query: 'SPRINT', found: [asha] },
    { kind: 'what both have in common', query: 'a', found: records },
    { kind: 'nothing that any record has', query: 'chess', found: [] },
    { kind: 'words of two fields', query: 'Asha Verma Athletics', found: [] },
    { kind: 'regex characters', query: '.*', found: [] },
    { kind: 'an open bracket', query: '(', found: [] },
    { kind: 'a backslash', query: '\\w', found: [] },
    { kind: 'HTML', query: '<b>', found: [] },
  ])('§5 $kind finds $found.length of two records', ({ query, found }) => {
    expect(searchStudentRecords(records, query)).toEqual(found);
  });

  it.each([
    { field: "the father's name", query: 'Mohan' },
    { field: 'the certificate number', query: 'AT23001' },
    { field: 'the rank', query: '2nd' },
    { field: 'the date of birth', query: '2005' },
    { field: 'the year and month', query: 'Mar 2024' },
  ])('§5 $field is not searched', ({ query }) => {
    expect(searchStudentRecords([makeRecord()], query)).toEqual([]);
  });

  it.each(['-', '–', 'Asha'])('blank fields match nothing: "%s"', (query) => {
    const blank = makeRecord({ name: '', game: '', event: '' });
    expect(searchStudentRecords([blank], query)).toEqual([]);
  });
});

import { getRecordsContent } from '@/lib/content/content';
import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { toCsv } from '@/lib/records/csv';
import { generateStudentRecords } from '@/lib/records/student-records';

const { vocabulary } = getRecordsContent();
const sampleRecords = generateStudentRecords(vocabulary, vocabulary.seed);

const GAMES = [
  'Athletics',
  'Swimming',
  'Basketball',
  'Gymnastics',
  'Cricket',
  'Badminton',
  'Table Tennis',
  'Volleyball',
  'Karate',
  'Football',
];
const EVENTS = [
  '100m Sprint',
  '50m Freestyle',
  'Junior League',
  'Balance Beam',
  'Junior Cup',
  'Singles',
  'Doubles',
  'State Cup',
  'Junior Kata',
  'Long Jump',
  '200m Sprint',
  'High Jump',
  'Shot Put',
  'Relay 4x100',
  'Team Event',
];
const RANKS = ['1st', '2nd', '3rd', 'Team 1st', 'Team 2nd', 'Team 3rd'];

const surnameOf = (name: string) => name.split(' ').at(-1);
const firstNameOf = (name: string) => name.split(' ').slice(0, -1).join(' ');

describe('the lists that records are put together from', () => {
  it.each([
    { list: 'first names', entries: vocabulary.firstNames, count: 30 },
    { list: 'surnames', entries: vocabulary.surnames, count: 20 },
    { list: 'father first names', entries: vocabulary.fatherFirstNames, count: 20 },
  ])('§9 there are $count different $list', ({ entries, count }) => {
    expect(entries).toHaveLength(count);
    expect(new Set(entries).size).toBe(count);
  });

  it('§9 the games are the ten described ones', () => {
    expect(vocabulary.games).toEqual(GAMES);
  });

  it('§9 the events are the fifteen described ones', () => {
    expect(vocabulary.events).toEqual(EVENTS);
  });

  it('§9 the ranks are the six described ones', () => {
    expect(vocabulary.ranks).toEqual(RANKS);
  });
});

describe('the sample records', () => {
  it('§9 there are 300, numbered from 1 to 300', () => {
    expect(sampleRecords.map(({ slNo }) => slNo)).toEqual(
      Array.from({ length: 300 }, (_, index) => index + 1),
    );
  });

  it.each<{ rule: string; isKept: (record: StudentRecord) => boolean }>([
    { rule: 'the game is one of the ten', isKept: ({ game }) => GAMES.includes(game) },
    { rule: 'the event is one of the fifteen', isKept: ({ event }) => EVENTS.includes(event) },
    { rule: 'the rank is one of the six', isKept: ({ rank }) => RANKS.includes(rank) },
    {
      rule: 'the date of birth is a day from 01 to 28, a month, and a year from 2004 to 2006',
      isKept: ({ dateOfBirth }) =>
        /^(0[1-9]|1\d|2[0-8])-(0[1-9]|1[0-2])-200[456]$/.test(dateOfBirth),
    },
    {
      rule: 'year and month are a month from Jan to Dec and a year from 2023 to 2025',
      isKept: ({ yearMonth }) =>
        /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 202[345]$/.test(yearMonth),
    },
    {
      rule: 'the certificate number is two capitals of the game and 23000 + slNo',
      isKept: ({ certificateNo, game, slNo }) =>
        certificateNo === `${game.slice(0, 2).toUpperCase()}${23000 + slNo}`,
    },
    {
      rule: 'the name is a first name and a surname of the lists',
      isKept: ({ name }) =>
        vocabulary.firstNames.includes(firstNameOf(name)) &&
        vocabulary.surnames.includes(String(surnameOf(name))),
    },
    {
      rule: "the father's first name is of the list",
      isKept: ({ fatherName }) => vocabulary.fatherFirstNames.includes(firstNameOf(fatherName)),
    },
    {
      rule: 'the father has the same surname as the student',
      isKept: ({ name, fatherName }) => surnameOf(name) === surnameOf(fatherName),
    },
  ])('§9 in every record $rule', ({ isKept }) => {
    expect(sampleRecords.filter((record) => !isKept(record))).toEqual([]);
  });

  it.each<{ what: string; valueOf: (record: StudentRecord) => string; count: number }>([
    { what: 'games', valueOf: ({ game }) => game, count: 10 },
    { what: 'events', valueOf: ({ event }) => event, count: 15 },
    { what: 'ranks', valueOf: ({ rank }) => rank, count: 6 },
    { what: 'months', valueOf: ({ yearMonth }) => yearMonth.slice(0, 3), count: 12 },
    { what: 'years', valueOf: ({ yearMonth }) => yearMonth.slice(-4), count: 3 },
    { what: 'years of birth', valueOf: ({ dateOfBirth }) => dateOfBirth.slice(-4), count: 3 },
  ])('§9 all $count $what occur', ({ valueOf, count }) => {
    expect(new Set(sampleRecords.map(valueOf)).size).toBe(count);
  });

  it('§9 exported, every row has nine values', () => {
    const rows = toCsv(sampleRecords).split('\n');
    expect(rows).toHaveLength(301);
    expect(rows.filter((row) => row.split(',').length !== 9)).toEqual([]);
  });
});

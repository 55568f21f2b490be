import { getRecordsContent } from '@/lib/content/content';
import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { toCsv } from '@/lib/records/csv';
import { generateStudentRecords } from '@/lib/records/student-records';

const { vocabulary } = getRecordsContent();
const records = generateStudentRecords(vocabulary, vocabulary.seed);

const GAMES =
  'Athletics,Swimming,Basketball,Gymnastics,Cricket,Badminton,Table Tennis,Volleyball,Karate,Football';
const EVENTS =
  '100m Sprint,50m Freestyle,Junior League,Balance Beam,Junior Cup,Singles,Doubles,State Cup,Junior Kata,Long Jump,200m Sprint,High Jump,Shot Put,Relay 4x100,Team Event';
const RANKS = '1st,2nd,3rd,Team 1st,Team 2nd,Team 3rd';

const getSurname = (name: string) => name.split(' ').at(-1) ?? '';
const getFirstName = (name: string) => name.split(' ').slice(0, -1).join(' ');

it.each([
  { list: 'first names', entries: vocabulary.firstNames, count: 30 },
  { list: 'surnames', entries: vocabulary.surnames, count: 20 },
  { list: 'father first names', entries: vocabulary.fatherFirstNames, count: 20 },
])('§9 there are $count different $list', ({ entries, count }) => {
  expect([entries.length, new Set(entries).size]).toEqual([count, count]);
});

it('§9 there are these ten games, fifteen events and six ranks', () => {
  const { games, events, ranks } = vocabulary;
  expect([games, events, ranks].map(String)).toEqual([GAMES, EVENTS, RANKS]);
});

it('§9 there are 300 records, numbered from 1 to 300', () => {
  const numbers = Array.from({ length: 300 }, (_, index) => index + 1);
  expect(records.map(({ slNo }) => slNo)).toEqual(numbers);
});

it.each<[rule: string, isKept: (record: StudentRecord) => boolean]>([
  ['game is one of the ten', ({ game }) => GAMES.split(',').includes(game)],
  ['event is one of the fifteen', ({ event }) => EVENTS.split(',').includes(event)],
  ['rank is one of the six', ({ rank }) => RANKS.split(',').includes(rank)],
  [
    'date of birth is a day from 01 to 28, a month, and a year from 2004 to 2006',
    ({ dateOfBirth }) => /^(0[1-9]|1\d|2[0-8])-(0[1-9]|1[0-2])-200[456]$/.test(dateOfBirth),
  ],
  [
    'year and month are a month from Jan to Dec and a year from 2023 to 2025',
    ({ yearMonth }) =>
      /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 202[345]$/.test(yearMonth),
  ],
  [
    'certificate number is two capitals of the game and 23000 + slNo',
    ({ certificateNo, game, slNo }) =>
      certificateNo === `${game.slice(0, 2).toUpperCase()}${23000 + slNo}`,
  ],
  [
    'name is a first name and a surname of the lists',
    ({ name }) =>
      vocabulary.firstNames.includes(getFirstName(name)) &&
      vocabulary.surnames.includes(getSurname(name)),
  ],
  [
    'father has a first name of the list, and the same surname',
    ({ name, fatherName }) =>
      vocabulary.fatherFirstNames.includes(getFirstName(fatherName)) &&
      getSurname(name) === getSurname(fatherName),
  ],
])('§9 in every record the %s', (_, isKept) => {
  expect(records.filter((record) => !isKept(record))).toEqual([]);
});

it.each<[count: number, kind: string, getValue: (record: StudentRecord) => string]>([
  [10, 'games', ({ game }) => game],
  [15, 'events', ({ event }) => event],
  [6, 'ranks', ({ rank }) => rank],
  [12, 'months', ({ yearMonth }) => yearMonth.slice(0, 3)],
  [3, 'years', ({ yearMonth }) => yearMonth.slice(-4)],
  [3, 'years of birth', ({ dateOfBirth }) => dateOfBirth.slice(-4)],
])('§9 all %d %s occur', (count, _, getValue) => {
  expect(new Set(records.map(getValue)).size).toBe(count);
});

it('§9 exported, every row has nine values', () => {
  const rows = toCsv(records).split('\n');
  expect(rows.map((row) => row.split(',').length)).toEqual(Array(301).fill(9));
});

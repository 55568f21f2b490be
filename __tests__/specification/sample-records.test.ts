import { loadContent } from '@/lib/content/load';
import type { StudentRecord } from '@/lib/model/student-record';
import { generateStudentRecords } from '@/lib/records/sample-records';

const { content } = loadContent('data');
if (!content) throw new Error('the sample content has issues');
const { vocabulary } = content;
const records = generateStudentRecords(vocabulary);

const GAMES =
  'Athletics,Swimming,Basketball,Gymnastics,Cricket,Badminton,Table Tennis,Volleyball,Karate,Football';
const EVENTS =
  '100m Sprint,50m Freestyle,Junior League,Balance Beam,Junior Cup,Singles,Doubles,State Cup,Junior Kata,Long Jump,200m Sprint,High Jump,Shot Put,Relay 4x100,Team Event';
const RANKS = '1st,2nd,3rd,Team 1st,Team 2nd,Team 3rd';
const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec';

/** 01, 02 and so on. */
const countFromOne = (last: number) =>
  Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'));

it('§9 The lists have 30, 20 and 20 different names, and these games, events and ranks', () => {
  const { firstNames, surnames, fatherFirstNames, games, events, ranks } = vocabulary;
  const names = [firstNames, surnames, fatherFirstNames];
  expect(names.map((list) => new Set(list).size)).toEqual([30, 20, 20]);
  expect(names.map(({ length }) => length)).toEqual([30, 20, 20]);
  expect([games, events, ranks].map(String)).toEqual([GAMES, EVENTS, RANKS]);
});

it('§9 There are 300 records, numbered from 1 to 300', () => {
  const numbers = Array.from({ length: 300 }, (_, index) => index + 1);
  expect(records.map(({ slNo }) => slNo)).toEqual(numbers);
});

it.each<[field: keyof StudentRecord, part: RegExp, values: readonly string[]]>([
  ['game', /.*/, GAMES.split(',')],
  ['event', /.*/, EVENTS.split(',')],
  ['rank', /.*/, RANKS.split(',')],
  ['yearMonth', /^.{3}(?= )/, MONTHS.split(',')],
  ['yearMonth', /(?<=^.{3} ).*/, ['2023', '2024', '2025']],
  ['dateOfBirth', /^\d\d(?=-)/, countFromOne(28)],
  ['dateOfBirth', /(?<=^\d\d-)\d\d(?=-)/, countFromOne(12)],
  ['dateOfBirth', /(?<=^\d\d-\d\d-).*/, ['2004', '2005', '2006']],
])('§9 The %s (%s) is one of %j, all of which occur', (field, part, values) => {
  const found = records.map((record) => part.exec(String(record[field]))?.[0]);
  expect(new Set(found)).toEqual(new Set(values));
});

it('§9 Student and father have first names of the lists, and the same surname', () => {
  const { firstNames, surnames, fatherFirstNames } = vocabulary;
  for (const { name, fatherName } of records) {
    const surname = surnames.find((one) => name.endsWith(` ${one}`));
    expect(firstNames).toContain(name.replace(` ${surname}`, ''));
    expect(fatherFirstNames).toContain(fatherName.replace(` ${surname}`, ''));
  }
});

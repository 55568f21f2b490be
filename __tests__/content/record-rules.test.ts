import { formatIssue, formatIssues } from '@/lib/content/issue';
import { findRecordIssues } from '@/lib/content/record-rules';
import { content } from '@/__tests__/support/content';
import { readText, ROWS, TITLES } from '@/__tests__/support/records-file';

const NEXT_YEAR = new Date().getFullYear() + 1;

/** The issues of a records file of this text. */
function getIssues(text: string) {
  return findRecordIssues({ ...content, recordsFile: readText(text) });
}

const linesOf = (text: string) =>
  getIssues(text).map((issue) => formatIssue(issue).replace('data/student-records.csv: ', ''));

it('a good file has no issues, and neither has one of titles alone', () => {
  expect(linesOf([TITLES, ...ROWS].join('\r\n'))).toEqual([]);
  expect(linesOf(TITLES)).toEqual([]);
});

it('every cell but the number may be blank', () => {
  expect(linesOf(`${TITLES}\n1,,,,,,,,\n2,,,,,,,,`)).toEqual([]);
});

it('an issue names the file', () => {
  expect(getIssues('').map(({ file }) => file)).toContain('data/student-records.csv');
});

describe('one mistake gives one line: a cell of row 3', () => {
  const cells = ROWS[1]?.split(',') ?? [];

  it.each([
    { column: 0, cell: '', line: 'SL. NO.: "" is not a whole number, 1 or more' },
    { column: 0, cell: '0', line: 'SL. NO.: "0" is not a whole number, 1 or more' },
    { column: 0, cell: '-2', line: 'SL. NO.: "-2" is not a whole number, 1 or more' },
    { column: 0, cell: '2.5', line: 'SL. NO.: "2.5" is not a whole number, 1 or more' },
    { column: 0, cell: 'two', line: 'SL. NO.: "two" is not a whole number, 1 or more' },
    { column: 0, cell: '007', line: 'SL. NO.: "007" is not a whole number, 1 or more' },
    { column: 0, cell: '1e3', line: 'SL. NO.: "1e3" is not a whole number, 1 or more' },
    { column: 0, cell: '1', line: 'SL. NO.: "1" is used twice, first in row 2' },
    {
      column: 1,
      cell: '"Khan, Ravi"',
      line: 'NAME: "Khan, Ravi" holds a comma, a quote or a line break, which the CSV export cannot write',
    },
    {
      column: 1,
      cell: 'Ravi "R" Khan',
      line: 'NAME: "Ravi "R" Khan" holds a comma, a quote or a line break, which the CSV export cannot write',
    },
    {
      column: 2,
      cell: '"Salim\nKhan"',
      line: 'FATHER NAME: "Salim\\nKhan" holds a comma, a quote or a line break, which the CSV export cannot write',
    },
    {
      column: 2,
      cell: '=HYPERLINK(1)',
      line: 'FATHER NAME: "=HYPERLINK(1)" starts with =, +, - or @, which a spreadsheet runs as a formula',
    },
    {
      column: 3,
      cell: '30-02-2006',
      line: 'DATE OF BIRTH: "30-02-2006" is not a date that exists, written DD-MM-YYYY',
    },
    {
      column: 3,
      cell: '11/28/2006',
      line: 'DATE OF BIRTH: "11/28/2006" is not a date that exists, written DD-MM-YYYY',
    },
    {
      column: 3,
      cell: '28-11-06',
      line: 'DATE OF BIRTH: "28-11-06" is not a date that exists, written DD-MM-YYYY',
    },
    {
      column: 3,
      cell: '28-11-0206',
      line: 'DATE OF BIRTH: "28-11-0206" is of a year that cannot be meant',
    },
    {
      column: 3,
      cell: '28-12-2025',
      line: 'DATE OF BIRTH: "28-12-2025" is not before the certificate, which is of Dec 2025',
    },
    {
      column: 6,
      cell: 'First',
      line: 'RANK: "First" is none of the ranks 1st, 2nd, 3rd, Team 1st, Team 2nd, Team 3rd',
    },
    {
      column: 7,
      cell: 'KA-23002',
      line: 'CERTIFICATE NO.: "KA-23002" is not two capital letters and five digits',
    },
    {
      column: 7,
      cell: 'ka23002',
      line: 'CERTIFICATE NO.: "ka23002" is not two capital letters and five digits',
    },
    {
      column: 7,
      cell: 'AT23002',
      line: 'CERTIFICATE NO.: "AT23002" does not start with KA, the first Latin letters of Karate',
    },
    {
      column: 8,
      cell: 'December 2025',
      line: 'YEAR & MONTH: "December 2025" is not a month and a year such as Jan 2025',
    },
    {
      column: 8,
      cell: '2025-12',
      line: 'YEAR & MONTH: "2025-12" is not a month and a year such as Jan 2025',
    },
    {
      column: 8,
      cell: 'Dec 2016',
      line: `YEAR & MONTH: "Dec 2016" is not in the years 2017 to ${NEXT_YEAR}`,
    },
    {
      column: 8,
      cell: 'Dec 2205',
      line: `YEAR & MONTH: "Dec 2205" is not in the years 2017 to ${NEXT_YEAR}`,
    },
  ])('$cell', ({ column, cell, line }) => {
    const row = cells.with(column, cell).join(',');
    expect(linesOf([TITLES, ROWS[0], row].join('\n'))).toEqual([`row 3: ${line}`]);
  });
});

describe('one mistake gives one line: the table', () => {
  it.each([
    {
      kind: 'a certificate number that is used twice',
      text: [TITLES, ROWS[0], ROWS[0]?.replace('1,', '2,')].join('\n'),
      line: 'row 3: CERTIFICATE NO.: "AT23001" is used twice, first in row 2',
    },
    {
      kind: 'a cell too few',
      text: `${TITLES}\n1,Asha Verma`,
      line: 'row 2: has 2 cells instead of 9',
    },
    {
      kind: 'a name with a comma that is not quoted',
      text: `${TITLES}\n${ROWS[0]?.replace('Asha Verma', 'Verma, Asha')}`,
      line: 'row 2: has 10 cells instead of 9: a cell with a comma stands in "quotes"',
    },
    {
      kind: 'a title that is not the one of the column',
      text: TITLES.replace('FATHER NAME', 'MOTHER NAME'),
      line: 'row 1: column 3: "MOTHER NAME" is not the title FATHER NAME',
    },
    {
      kind: 'a column too many',
      text: `${TITLES},SCHOOL`,
      line: 'row 1: column 10: "SCHOOL" is one column too many',
    },
    {
      kind: 'a text that is not UTF-8',
      text: '\uD800',
      line: `row 1: is not the line of titles: ${TITLES}`,
    },
    {
      kind: 'a quote that is not closed',
      text: `${TITLES}\n1,"Asha`,
      line: 'row 2: a cell begins with a quote (") that is not closed',
    },
  ])('$kind', ({ text, line }) => {
    expect(linesOf(text)[0]).toBe(line);
  });

  it('titles that are gone are told once, and no cell is read in a wrong column', () => {
    expect(linesOf(ROWS.join('\n'))).toEqual([`row 1: is not the line of titles: ${TITLES}`]);
  });
});

it('what is wrong in the same way in many rows is told once, with their count', () => {
  const rows = Array.from({ length: 60 }, (_, index) => `${index + 1},,,31-02-2005,,,,,`);
  expect(linesOf([TITLES, ...rows].join('\n'))).toEqual([
    'row 2: DATE OF BIRTH: "31-02-2005" is not a date that exists, written DD-MM-YYYY; so in 59 more rows',
  ]);
});

it('all other issues are told, 50 at once, with the count of the rest', () => {
  const rows = Array.from({ length: 60 }, (_, index) => `${index + 1},,,,Game ${index},,,XX00000,`);
  const lines = formatIssues(getIssues([TITLES, ...rows].join('\n')));
  expect(lines).toHaveLength(51);
});

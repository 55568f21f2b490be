import { formatIssue } from '@/lib/content/issue';
import { findRecordIssues } from '@/lib/content/record-rules';
import { content } from '@/__tests__/support/content';
import { readText, ROWS, TITLES } from '@/__tests__/support/records-file';

const NEXT_YEAR = new Date().getFullYear() + 1;
const [FIRST_ROW = '', SECOND_ROW = ''] = ROWS;

const findLines = (...lines: string[]) =>
  findRecordIssues({ ...content, recordsFile: readText(lines.join('\n')) })
    .map(formatIssue)
    .map((line) => line.replace('data/student-records.csv: ', ''));

it('a good file has no issues, with rows, without rows, or with blank cells', () => {
  expect(findLines(TITLES, ...ROWS)).toEqual([]);
  expect(findLines(TITLES)).toEqual([]);
  expect(findLines(TITLES, '1,,,,,,,,', '2,,,,,,,,')).toEqual([]);
});

const NOT_IN_CSV = 'holds a comma, a quote or a line break, which the CSV export cannot write';
const NO_DATE = 'is not a date that exists, written DD-MM-YYYY';

it.each<[title: string, problem: string, ...cells: string[]]>([
  ['SL. NO.', 'is not a whole number, 1 or more', '', '0', '-2', '2.5', 'two', '007', '1e3'],
  ['SL. NO.', 'is used twice, first in row 2', '1'],
  ['NAME', NOT_IN_CSV, '"Khan, Ravi"', 'Ravi "R" Khan', '"Ravi\nKhan"'],
  ['FATHER NAME', 'starts with =, +, - or @, which a spreadsheet runs as a formula', '=LINK(1)'],
  ['DATE OF BIRTH', NO_DATE, '30-02-2006', '11/28/2006', '28-11-06'],
  ['DATE OF BIRTH', 'is of a year that cannot be meant', '28-11-0206'],
  ['DATE OF BIRTH', 'is not before the certificate, which is of Dec 2025', '28-12-2025'],
  ['RANK', 'is none of the ranks 1st, 2nd, 3rd, Team 1st, Team 2nd, Team 3rd', 'First'],
  ['CERTIFICATE NO.', 'is not two capital letters and five digits', 'KA-23002', 'ka23002'],
  ['CERTIFICATE NO.', 'does not start with KA, the first Latin letters of Karate', 'AT23002'],
  ['YEAR & MONTH', 'is not a month and a year such as Jan 2025', 'December 2025', '2025-12'],
  ['YEAR & MONTH', `is not in the years 2017 to ${NEXT_YEAR}`, 'Dec 2016', 'Dec 2205'],
])('a mistake in a cell gives one line: %s: … %s', (title, problem, ...cells) => {
  const column = TITLES.split(',').indexOf(title);
  for (const cell of cells) {
    const row = SECOND_ROW.split(',').with(column, cell).join(',');
    const value = cell.replace(/^"|"$/g, '').replace('\n', '\\n');
    expect(findLines(TITLES, FIRST_ROW, row)).toEqual([`row 3: ${title}: "${value}" ${problem}`]);
  }
});

it('the same mistake in many rows gives one line, with their count', () => {
  const rows = Array.from({ length: 60 }, (_, index) => `${index + 1},,,31-02-2005,,,,,`);
  expect(findLines(TITLES, ...rows)).toEqual([
    'row 2: DATE OF BIRTH: "31-02-2005" is not a date that exists, written DD-MM-YYYY; so in 59 more rows',
  ]);
});

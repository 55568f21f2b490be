import { getRecordsContent } from '@/lib/content/content';
import { toCsv } from '@/lib/records/csv';
import {
  describeWrongFormat,
  getRowNumber,
  isFilled,
  parseRecordsFile,
  toStudentRecord,
} from '@/lib/records/records-file';
import { readRecords, ROWS, TITLES } from '@/testing/records-rows';

const plain = [TITLES, ...ROWS].join('\n');
const expected = readRecords(plain);
const quoted = plain.replace(/[^,\n]+/g, '"$&"');

it('A file has titles and rows, where empty rows count', () => {
  const { titles, rows } = readRecords([TITLES, '', ROWS[0], ',,,,,,,,', ROWS[1]].join('\n'));
  expect(titles.join(',')).toBe(TITLES);
  expect(rows.map(String).map((row, position) => [getRowNumber(position), row])).toEqual([
    [2, ''],
    [3, ROWS[0]],
    [4, ',,,,,,,,'],
    [5, ROWS[1]],
  ]);
});

it.each([
  ['Excel, "CSV UTF-8"', `\uFEFF${plain.replaceAll('\n', '\r\n')}\r\n`],
  ['LibreOffice, all text quoted', `${quoted}\n`],
  ['Google Sheets', plain.replaceAll('\n', '\r\n')],
  ['an old Mac', plain.replaceAll('\n', '\r')],
  ['an editor that mixes line ends', plain.replace('\n', '\r\n')],
  ['a sheet with a column that was once used', plain.replaceAll('\n', ',,\n')],
  ['a sheet with empty rows at its end', `${plain}\n,,,,,,,,\n\n`],
  ['a person who types spaces', plain.replaceAll(',', ' , ')],
])('A file from %s is read the same', (_, text) => {
  const { titles, rows } = readRecords(text);
  expect({ titles, rows: rows.filter(isFilled) }).toEqual(expected);
});

it.each([
  ['Excel’s older encoding', Buffer.from(`${plain},José`, 'latin1'), describeWrongFormat(TITLES)],
  ['UTF-16', Buffer.from(`\uFEFF${plain}`, 'utf16le'), describeWrongFormat(TITLES)],
  ['an open quote', Buffer.from(`${plain}\n"3,Asha`), 'has a quote that is not closed, in row 4'],
])('A file with %s is not read', (_, bytes, unreadable) =>
  expect(parseRecordsFile(bytes)).toEqual({ titles: [], rows: [], unreadable }),
);

it('A name is read in any script, and a month as Excel changes it', () => {
  const [cells = []] = readRecords(`${TITLES}\n1,गाँव,,,,,,,Mar-24`).rows;
  expect(toStudentRecord(cells)).toMatchObject({ name: 'गाँव', yearMonth: 'Mar 2024' });
});

it.each([
  ['generated records', toCsv(getRecordsContent().studentRecords)],
  ['blank cells', `${TITLES}\n1,,,,Athletics,Long Jump,,AT23001,\n2,,,,,,,,`],
  ['no record', TITLES],
])('An export of %s stays the same when it is imported and exported', (_, csv) => {
  expect(toCsv(readRecords(csv).rows.map(toStudentRecord))).toBe(csv);
});

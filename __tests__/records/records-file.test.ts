import { getRecordsContent } from '@/lib/content/content';
import { toCsv } from '@/lib/records/csv';
import { readRecordsFile, toStudentRecords } from '@/lib/records/records-file';
import { generateStudentRecords } from '@/lib/records/student-records';
import { makeRecord } from '@/__tests__/support/student-record';
import { readText, ROWS, TITLES } from '@/__tests__/support/records-file';

const plain = [TITLES, ...ROWS].join('\n');
const expected = readText(plain);
const quoted = plain.replace(/[^,\n]+/g, '"$&"');

it('reads titles and rows, the rows numbered as a spreadsheet numbers them', () => {
  expect(expected.titles.join(',')).toBe(TITLES);
  expect(expected.rows.map(({ row, cells }) => [row, cells.join(',')])).toEqual([
    [2, ROWS[0]],
    [3, ROWS[1]],
  ]);
});

it.each([
  { program: 'Excel, "CSV UTF-8"', text: `\uFEFF${plain.replaceAll('\n', '\r\n')}\r\n` },
  { program: 'LibreOffice', text: `${plain}\n` },
  { program: 'LibreOffice, all text quoted', text: `${quoted}\n` },
  { program: 'Google Sheets', text: plain.replaceAll('\n', '\r\n') },
  { program: 'an old Mac', text: plain.replaceAll('\n', '\r') },
  { program: 'an editor that mixes line ends', text: plain.replace('\n', '\r\n') },
  { program: 'a sheet with a column that was once used', text: plain.replaceAll('\n', ',,\n') },
  { program: 'a sheet with empty rows at its end', text: `${plain}\n,,,,,,,,\n\n` },
  { program: 'a hand that leaves blanks', text: plain.replaceAll(',', ' , ') },
])('reads the same from $program', ({ text }) => {
  expect(readText(text)).toEqual(expected);
});

it('counts empty rows in between, so that row numbers are those that people see', () => {
  const { rows } = readText([TITLES, '', ROWS[0], ',,,,,,,,', ROWS[1]].join('\n'));
  expect(rows.map(({ row }) => row)).toEqual([3, 5]);
});

it('keeps names in any script', () => {
  const { rows } = readText(`${TITLES}\n1,गाँव,,,,,,,`);
  expect(rows[0]?.cells[1]).toBe('गाँव');
});

it('takes a month as Excel writes it back', () => {
  const records = toStudentRecords(readText(`${TITLES}\n1,,,,,,,,Mar-24`));
  expect(records[0]?.yearMonth).toBe('Mar 2024');
});

describe('a file that cannot be read', () => {
  it.each([
    { kind: 'Windows-1252', bytes: [0x41, 0xe9, 0x2c], problem: 'row 1: holds letters in an old' },
    { kind: 'UTF-16', bytes: [0xff, 0xfe, 0x53, 0x00], problem: 'is saved as "Unicode text"' },
    { kind: 'an Excel workbook', bytes: [0x50, 0x4b, 0x03, 0x04, 0xb5], problem: 'is a workbook' },
  ])('$kind', ({ bytes, problem }) => {
    const { createUnreadableIssue: unreadable } = readRecordsFile(new Uint8Array(bytes));
    expect(unreadable).toMatch(`${problem}`);
    expect(unreadable).toContain('choose Save As, "CSV UTF-8 (Comma delimited)"');
  });

  it('a quote that is not closed', () => {
    const { createUnreadableIssue: unreadable } = readText(
      [TITLES, ROWS[0], '2,"Ravi Khan,,,,,,,', '3,,,,,,,,'].join('\n'),
    );
    expect(unreadable).toBe('row 3: a cell begins with a quote (") that is not closed');
  });
});

describe('round trip: export, import, export', () => {
  const importAndExport = (csv: string) => toCsv(toStudentRecords(readText(csv)));

  it('is identical for generated records', () => {
    const csv = toCsv(generateStudentRecords(getRecordsContent().vocabulary, 7));
    expect(importAndExport(csv)).toBe(csv);
  });

  it('is identical with blank cells', () => {
    const blank = makeRecord({
      name: '',
      fatherName: '',
      dateOfBirth: '',
      rank: '',
      yearMonth: '',
    });
    const nothing = { game: '', event: '', certificateNo: '' };
    const csv = toCsv([blank, { ...blank, ...nothing, slNo: 2 }]);
    expect(csv.split('\n').slice(1)).toEqual(['1,,,,Athletics,Long Jump,,AT23001,', '2,,,,,,,,']);
    expect(importAndExport(csv)).toBe(csv);
  });

  it('is identical without a record', () => {
    expect(importAndExport(TITLES)).toBe(TITLES);
  });
});

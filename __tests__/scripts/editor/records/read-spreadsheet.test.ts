import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { importRecords } from '@/lib/records-form/import-records';
import { readSheets } from '@/scripts/editor/browser/records/read-spreadsheet';
import { TITLES } from '@/scripts/testing/records-rows';

const read = (content: string | Buffer) => readSheets(new Blob([Buffer.from(content)]));

const SPREADSHEETS = 'scripts/testing/spreadsheets';

it.each(['libreoffice', 'exceljs', 'sheetjs'])(
  'The sheets of an .xlsx that %s has written are read, with dates, months and formulas',
  async (writer) => {
    const [notes, results] = await read(readFileSync(path.join(SPREADSHEETS, `${writer}.xlsx`)));
    expect(notes?.name).toBe('Notes');
    const { records } = importRecords(results?.rows ?? [], TITLES.split(','));
    expect(records.map(String)).toEqual([
      ',Asha Sharma,,07-03-2005,Athletics,Long Jump,2nd,AT23001,Mar 2024',
      ',Meena Das,,28-11-2006,Karate,Junior Kata,1st,,Nov 2026',
      ',Student 5,,31-01-2007,Karate,Junior Kata,3rd,KA24002,Nov 2026',
    ]);
  },
);

it.each([
  ['commas', 'NAME,GAME\nAsha,"a;b"'],
  ['semicolons', 'NAME;GAME\r\nAsha;"a;b"'],
  ['tabs', '\uFEFFNAME\tGAME\rAsha\ta;b'],
])('A CSV file may have %s between its cells', async (_, text) => {
  const rows = [
    ['NAME', 'GAME'],
    ['Asha', 'a;b'],
  ];
  expect(await read(text)).toEqual([{ name: 'CSV', rows }]);
});

it('A CSV file that is not in UTF-8 is read in the older encoding of Excel, and a note says so', async () => {
  const [sheet] = await read(Buffer.from('José', 'latin1'));
  expect(sheet?.rows).toEqual([['José']]);
  expect(sheet?.note).toContain('not in UTF-8');
});

/** A zip archive whose directory says that a file of it has another size. */
function createZip(name: string, size: number): Buffer {
  const zip = Buffer.from(zipSync({ [name]: Buffer.from('') }));
  zip.writeUInt32LE(size, zip.indexOf('PK\x01\x02') + 24);
  return zip;
}

it.each([
  [
    'an old or locked Excel file',
    Buffer.from('D0CF11E0A1B11AE1', 'hex'),
    '(.xls), or it has a password',
  ],
  ['a zip bomb', createZip('xl/workbook.xml', 2 ** 31), 'too large'],
  ['too many rows', 'A\n'.repeat(70_001), 'too large'],
  ['a document of Numbers', createZip('Index/Document.iwa', 0), 'not an Excel file'],
  ['a damaged .xlsx', createZip('xl/workbook.xml', 0).subarray(0, 40), 'not an Excel file'],
  ['a picture', Buffer.from('89504E470D0A1A0A00', 'hex'), 'not an Excel file'],
  ['a CSV file with an open quote', 'NAME\n"Asha', 'not an Excel file'],
])('The error about %s says what to do', async (_, content, problem) => {
  await expect(read(content)).rejects.toThrow(problem);
});

it('An empty file has no sheets', async () => {
  expect(await read('')).toEqual([]);
});

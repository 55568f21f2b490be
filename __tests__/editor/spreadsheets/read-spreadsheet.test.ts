import { readFileSync } from 'node:fs';
import { content } from '@/__tests__/support/content';
import { createZip } from '@/__tests__/support/create-zip';
import { importRecords } from '@/editor/records/import/import-records';
import { readSheets } from '@/editor/spreadsheets/read-spreadsheet';
import { TITLES } from '@/testing/records-rows';

const read = (content: string | Buffer) => readSheets(new Blob([Buffer.from(content)]));

it.each(['libreoffice', 'exceljs', 'sheetjs'])(
  'The sheets of an .xlsx that %s has written are read, with dates, months and formulas',
  async (writer) => {
    const [notes, results] = await read(readFileSync(`testing/spreadsheets/${writer}.xlsx`));
    expect(notes?.name).toBe('Notes');
    const sheet = results ?? { name: '', rows: [] };
    const { rows } = importRecords(sheet, TITLES.split(','), { ...content, records: [] });
    expect(rows.map(({ record }) => String(record))).toEqual([
      ',Asha Sharma,,07-03-2005,Athletics,Long Jump,2nd,AT23001,Mar 2024',
      ',Meena Das,,28-11-2006,Karate,Junior Kata,1st,,Nov 2026',
      ',Student 5,,31-01-2007,Karate,Junior Kata,3rd,KA24002,Nov 2026',
    ]);
  },
);

it('Copied names may have more commas than there are tabs', async () => {
  const [sheet] = await readSheets('NAME\tGAME\r\nDas, Asha, A.\tKarate');
  expect(sheet?.rows[1]?.cells).toEqual(['Das, Asha, A.', 'Karate']);
});

it.each([
  ['commas', 'NAME,GAME\nAsha,"a;b"'],
  ['semicolons', 'NAME;GAME\r\nAsha;"a;b"'],
  ['tabs', '\uFEFFNAME\tGAME\rAsha\ta;b'],
  ['bars', 'NAME|GAME\n"Asha"|a;b'],
])('A CSV file may have %s between its cells', async (_, text) => {
  const [sheet] = await read(text);
  expect(sheet?.rows).toEqual([
    { number: 1, cells: ['NAME', 'GAME'] },
    { number: 2, cells: ['Asha', 'a;b'] },
  ]);
});

it.each([
  ['“Unicode Text” of Excel', Buffer.from('\uFEFFमीना\tJosé', 'utf16le'), 'मीना'],
  ['UTF-16 of other programs', Buffer.from('\uFEFFमीना\tJosé', 'utf16le').swap16(), 'मीना'],
  ['UTF-16 without a mark', Buffer.from('NAME\tJosé', 'utf16le'), 'NAME'],
  ['UTF-8', Buffer.from('\uFEFFमीना\tJosé'), 'मीना'],
  ['the older encoding of Excel', Buffer.from('NAME\tJosé', 'latin1'), 'NAME'],
])('The encoding %s is recognised', async (encoding, bytes, name) => {
  const [sheet] = await read(bytes);
  expect(sheet?.rows).toEqual([{ number: 1, cells: [name, 'José'] }]);
  expect(/not in UTF-8/.test(String(sheet?.notes))).toBe(encoding.includes('older'));
});

it('100,000 blank rows are nothing, and the rows keep their numbers; 70,000 records and 1,000 other rows are read', async () => {
  const [sheet] = await read(`NAME,GAME\n${',\n'.repeat(100_000)}Asha,Karate\n`);
  expect(sheet?.rows.map(({ number }) => number)).toEqual([1, 100_002]);
  expect((await read('A\n'.repeat(71_000)))[0]?.rows).toHaveLength(71_000);
});

it.each([
  ['a zip bomb', createZip('xl/workbook.xml', 2 ** 31), 'too large'],
  [
    'text of a PDF',
    'S.No. Name Father DOB Game Event Rank\n1 Asha Verma Mohan Verma 14-07-2010 Karate Kata 1st\n',
    'It has no columns',
  ],
  ['too many rows', 'A\n'.repeat(71_001), 'too large'],
  ['an open quote that another closes', 'A,B,C\n1,"2,3\n4,5,6\n7,"8,9', 'A cell in row 2 begins'],
])('The error about %s says what to do', async (_, content, problem) => {
  await expect(read(content)).rejects.toThrow(problem);
});

it('An empty file has no sheets', async () => {
  expect(await read('')).toEqual([]);
});

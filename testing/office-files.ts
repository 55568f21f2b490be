/** Small spreadsheets as offices have them, and what the form of the records says about those that need words. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROWS, TITLES } from './records-rows';
import { writeXlsx } from './write-xlsx';

const TITLE_CELLS = TITLES.split(',');
const RECORD = ROWS[0].split(',');

type Row = Parameters<typeof writeXlsx>[0][number]['rows'][number];

/** A good record, of which one cell is another. */
const change = (title: string, cell: Row[number]): Row =>
  RECORD.map((own, column) => (TITLE_CELLS[column] === title ? cell : own));

/** A sheet with titles and these records. */
const sheetOf = (...records: Row[]) => ({ rows: [TITLE_CELLS, ...records] });

const writeRecords = (...records: Row[]) => writeXlsx([sheetOf(...records)]);

const DATE = ['s="1"', '<v>38418</v>'] as const;

const readSpreadsheet = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'spreadsheets', name));

const toLines = (delimiter: string, end = '\r\n') =>
  [TITLES, ROWS[0], ''].join(end).replaceAll(',', delimiter);

/** Files that have the first record of ROWS, with what else is said about them. */
export const GOOD_FILES: readonly (readonly [name: string, content: Buffer, note?: string])[] = [
  ['prefixes.xlsx', writeXlsx([sheetOf(RECORD)], { prefix: 'x:' })],
  [
    'strict.xlsx',
    writeXlsx([sheetOf(change('DATE OF BIRTH', ['t="d"', '<v>2005-03-07T00:00:00</v>']))], {
      isStrict: true,
    }),
  ],
  [
    '1904.xlsx',
    writeXlsx([sheetOf(change('DATE OF BIRTH', ['s="1"', '<v>36956</v>']))], {
      workbookPr: 'date1904="true"',
    }),
  ],
  [
    '1904-number.xlsx',
    writeXlsx([sheetOf(change('DATE OF BIRTH', ['', '<v>36956</v>']))], {
      workbookPr: 'date1904="1"',
    }),
  ],
  [
    'libreoffice.xls',
    readSpreadsheet('libreoffice.xls'),
    'What is hidden is not seen in such a file',
  ],
  [
    'libreoffice.ods',
    readSpreadsheet('libreoffice.ods'),
    'Merged cells, whose value counts for each of their rows: E3 to E5',
  ],
  [
    'names-by-dotnet.xlsx',
    writeXlsx([sheetOf(RECORD)], { rename: (name) => name.replaceAll('/', '\\') }),
  ],
  [
    'names-in-capitals.xlsx',
    writeXlsx([sheetOf(RECORD)], { rename: (name) => name.toUpperCase() }),
  ],
  ['portal.csv', Buffer.from(toLines(',').replace('07-03-2005', '2005-03-06T18:30:00.000Z'))],
  ['words.xlsx', writeRecords(change('RANK', 'रजत पदक'))],
  ['date.xlsm', writeRecords(change('DATE OF BIRTH', DATE))],
  [
    'diagram.xlsx',
    writeXlsx([sheetOf(RECORD), { rows: [], kind: 'chartsheet' }]),
    'Sheets that are not read, such as diagrams: Sheet1',
  ],
  [
    'rich-text.xlsx',
    writeRecords(
      change('NAME', ['t="inlineStr"', '<is><r><t>Asha </t></r><r><t>Verma</t></r></is>']),
    ),
  ],
  ['number-format.xlsx', writeRecords(change('CERTIFICATE NO.', ['s="2"', '<v>23001</v>']))],
  [
    'blank-rows-below.xlsx',
    writeXlsx([
      {
        rows: [
          TITLE_CELLS,
          RECORD,
          ...Array.from({ length: 100_000 }, () => [['s="1"', ''] as const]),
        ],
      },
    ]),
  ],
  ['blank-rows-above.csv', Buffer.from(`${',,,,,,,,\n'.repeat(100_000)}${toLines(',')}`)],
  ['semicolons.csv', Buffer.from(toLines(';'))],
  ['returns.csv', Buffer.from(`\uFEFF${toLines(',', '\r')}`)],
  ['unicode-text.txt', Buffer.from(`\uFEFF${toLines('\t')}`, 'utf16le')],
  [
    'windows-1252.csv',
    Buffer.from(`${toLines(',')},José`, 'latin1'),
    'The file is not in UTF-8: check letters such as é.',
  ],
  [
    'hidden-row.xlsx',
    writeXlsx([{ ...sheetOf(RECORD), rowAttributes: { 2: 'hidden="1"' } }]),
    'Hidden or filtered rows, which are taken in too: row 2',
  ],
  [
    'hidden-column.xlsx',
    writeXlsx([{ ...sheetOf(RECORD), before: '<cols><col min="3" max="3" hidden="1"/></cols>' }]),
    'Hidden columns, which are taken in too: C',
  ],
  [
    'hidden-sheet.xlsx',
    writeXlsx([{ ...sheetOf(RECORD), state: 'hidden' }]),
    'This sheet is hidden in its file: Sheet0',
  ],
  [
    'merged.xlsx',
    writeXlsx([
      {
        ...sheetOf(RECORD, change('GAME', '')),
        after: '<mergeCells><mergeCell ref="E2:E3"/></mergeCells>',
      },
    ]),
    'Merged cells, whose value counts for each of their rows: E2 to E3',
  ],
  [
    'signature.xlsx',
    writeRecords(RECORD, ['', 'Prepared by R. Das']),
    'Rows with little but a name, which may be no students: row 3',
  ],
  [
    'headings.xlsx',
    writeRecords(RECORD, ['KARATE (Boys under 17)'], TITLE_CELLS, ['Total', '', '', '', '1']),
    'Headings, left out: row 3',
  ],
  [
    'two-tables.xlsx',
    writeRecords(
      RECORD,
      ['------', '------', '------'],
      ['Game', 'Father Name', 'Name'],
      ['Karate', 'Hari Roy', 'Rita Roy'],
    ),
    'and paste it on its own), left out: rows 4 to 5',
  ],
  [
    'office-titles.xlsx',
    writeXlsx([
      {
        rows: [
          [
            'S.No.',
            'Student',
            "Father's",
            'Date of Birth',
            'Sport',
            'Events',
            'Position',
            'Certificate',
            'Month &',
          ],
          ['', 'Name', 'Name', '(DD/MM/YYYY)', '', '', '', 'Number', 'Year'],
          RECORD,
        ],
      },
    ]),
  ],
];

/** Files of which something has to be corrected. */
export const FAULTY_FILES: readonly (readonly [name: string, content: Buffer, sentence: string])[] =
  [
    [
      'error.xlsx',
      writeRecords(change('GAME', ['t="e"', '<v>#N/A</v>'])),
      '"#N/A" is an error of a spreadsheet, not a value',
    ],
    [
      'formula.xlsx',
      writeRecords(change('CERTIFICATE NO.', ['', '<f>"AT"&amp;23001</f>'])),
      'Formulas without a value (open the file in Excel, and save it): CERTIFICATE NO. (row 2)',
    ],
    [
      'kruti-dev.xlsx',
      writeRecords(change('NAME', ['s="3" t="inlineStr"', '<is><t>ehuk</t></is>'])),
      'convert them to Unicode): NAME (row 2)',
    ],
    [
      'kruti-dev.csv',
      Buffer.from(toLines(',').replace('Asha Verma', "vk'kk oekZ")),
      'convert them to Unicode): NAME (row 2)',
    ],
    [
      'event.xlsx',
      writeRecords(change('EVENT', DATE)),
      '"07-03-2005" is a date, which Excel makes of a text such as 11-10: write the text',
    ],
    [
      'mixed-dates.xlsx',
      writeRecords(
        change('DATE OF BIRTH', ['s="1"', '<v>38450</v>']),
        change('DATE OF BIRTH', '25/03/2005'),
      ),
      '"04/08/2005" has two readings: write it as DD-MM-YYYY',
    ],
    [
      'no-year.xlsx',
      writeRecords(change('YEAR & MONTH', ['s="4"', '<v>46380</v>'])),
      '"24-Dec" is not a month and a year such as Jan 2025',
    ],
    [
      'no-day.xlsx',
      writeRecords(change('DATE OF BIRTH', ['s="5"', '<v>38412</v>'])),
      '"Mar-05" is not a date written DD-MM-YYYY',
    ],
    [
      'new-game.xlsx',
      writeRecords(change('GAME', 'Kabbadi')),
      'GAME, in no record yet: new: Kabbadi',
    ],
    [
      'many-columns.xlsx',
      writeXlsx([
        {
          rows: [
            [...TITLE_CELLS, ...Array.from({ length: 300 }, (_, index) => `Column ${index}`)],
            RECORD,
          ],
        },
      ]),
      'Column 9 and 290 more',
    ],
  ];

/** Files that the form of the records does not read, each with a part of what it says. */
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from './write-xlsx';

/** A compound file of OLE with the beginning of a stream, whose name is in UTF-16. */
const createOle = (stream: string, records = '') =>
  Buffer.concat([
    Buffer.from('D0CF11E0A1B11AE1', 'hex'),
    Buffer.from(`${stream}\0`, 'utf16le'),
    Buffer.from(records, 'hex'),
  ]);

const createOds = (rows: string, manifest = '') =>
  Buffer.from(
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'META-INF/manifest.xml': strToU8(manifest),
      'content.xml': strToU8(
        `<office:document-content><office:body><office:spreadsheet><table:table>${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ),
    }),
  );

const createZip = (name: string, text = '') =>
  Buffer.from(zipSync({ [name]: [Buffer.from(text), { level: 0 }] }));

export const REFUSED_FILES: readonly (readonly [
  name: string,
  content: Buffer,
  sentence: string,
])[] = [
  [
    'far-cell.xlsx',
    writeXlsx([{ rows: [['NAME'], [['r="XFD1048576"', '<v>1</v>']]] }]),
    'a cell far below or beside the table',
  ],
  ['password.xlsx', createOle('EncryptedPackage'), 'It has a password.'],
  [
    'password.xls',
    createOle('Workbook', '0908100000060500BB0DCC07000000000600000086000000' + '2F003600'),
    'It has a password.',
  ],
  ['password.ods', createOds('', '<manifest:encryption-data/>'), 'It has a password.'],
  [
    'diagram.xls',
    createOle('Workbook', '0908100000062000BB0DCC070000000006000000'),
    'It has a diagram.',
  ],
  ['letter.doc', createOle('Workbook\0WordDocument'), 'It is not an Excel'],
  ['mail.msg', createOle('__properties_version1.0'), 'It is not an Excel'],
  [
    'far-cell.ods',
    createOds(
      '<table:table-row><table:table-cell table:number-columns-repeated="16383"/><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row>',
    ),
    'a cell far below or beside the table',
  ],
  [
    'endless-rows.ods',
    createOds(
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row>',
    ),
    'a cell far below or beside the table',
  ],
  ['binary.xlsb', createZip('xl/workbook.bin'), 'Open it in its program and save it as'],
  ['portal.xls', Buffer.from('\uFEFF\r\n<html><table>'), 'It is a web page (HTML)'],
  ['archived-page.xls', Buffer.from('MIME-Version: 1.0'), 'It is a web page (HTML)'],
  [
    'xml-2003.xls',
    Buffer.from('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>'),
    'It is a web page (HTML) or XML',
  ],
  ['folder.zip', createZip('results.xlsx'), 'It is not an Excel'],
  ['results.numbers', createZip('Index/Document.iwa'), 'It is not an Excel'],
  ['damaged.xls', createOle('Workbook'), 'or it is damaged'],
  ['scan.pdf', Buffer.from('%PDF-1.7'), 'It is a PDF file or a picture.'],
  ['scan.png', Buffer.from('89504E470D0A1A0A00', 'hex'), 'It is a PDF file or a picture.'],
  ['list.docx', createZip('word/document.xml'), 'It is not an Excel'],
  ['damaged.xlsx', writeXlsx([{ rows: [['NAME']] }]).subarray(0, 400), 'or it is damaged'],
  ['other.xlsx', Buffer.from('010203000405', 'hex'), 'It is not an Excel'],
  [
    'open-quote.csv',
    Buffer.from('NAME,GAME\n"Asha,Karate\n'),
    'A cell in row 2 begins with a quote',
  ],
];

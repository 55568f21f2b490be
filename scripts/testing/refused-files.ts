/** Files that the form of the records does not read, each with a part of what it says. */
import { zipSync } from 'fflate';
import { writeXlsx } from './write-xlsx';

/** Streams of a compound file of OLE have names in UTF-16. */
const createOle = (stream: string) =>
  Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.from(`${stream}\0`, 'utf16le')]);

const createZip = (name: string, text = '') =>
  Buffer.from(zipSync({ [name]: [Buffer.from(text), { level: 0 }] }));

const ODS = 'application/vnd.oasis.opendocument.spreadsheet';

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
  ['old.xls', createOle('Workbook'), 'It is an old Excel file (.xls).'],
  ['calc.ods', createZip('mimetype', ODS), 'It is a LibreOffice file (.ods).'],
  ['binary.xlsb', createZip('xl/workbook.bin'), 'It is a binary workbook (.xlsb).'],
  ['portal.xls', Buffer.from('\uFEFF\r\n<html><table>'), 'It is a web page (HTML)'],
  ['archived-page.xls', Buffer.from('MIME-Version: 1.0'), 'It is a web page (HTML)'],
  [
    'xml-2003.xls',
    Buffer.from('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>'),
    'It is XML, whatever its name is.',
  ],
  ['folder.zip', createZip('results.xlsx'), 'It is a zip folder.'],
  ['results.numbers', createZip('Index/Document.iwa'), 'It is a file of Numbers.'],
  ['scan.pdf', Buffer.from('%PDF-1.7'), 'It is a PDF file.'],
  ['scan.png', Buffer.from('89504E470D0A1A0A00', 'hex'), 'It is a picture.'],
  ['list.docx', createZip('word/document.xml'), 'It is a Word document.'],
  ['damaged.xlsx', writeXlsx([{ rows: [['NAME']] }]).subarray(0, 400), 'or it is damaged'],
  ['other.xlsx', Buffer.from('010203000405', 'hex'), 'It is not an Excel file'],
  [
    'open-quote.csv',
    Buffer.from('NAME,GAME\n"Asha,Karate\n'),
    'A cell in row 2 begins with a quote',
  ],
];

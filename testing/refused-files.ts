/** Files that the form of the records does not read, each with a part of what it says. */
import { zipSync } from 'fflate';
import { writeXlsx } from './write-xlsx';

/** Streams of a compound file of OLE have names in UTF-16. */
const createOle = (stream: string) =>
  Buffer.concat([Buffer.from('D0CF11E0A1B11AE1', 'hex'), Buffer.from(`${stream}\0`, 'utf16le')]);

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
  ['binary.xlsb', createZip('xl/workbook.bin'), 'Open it in its program and save it as'],
  ['portal.xls', Buffer.from('\uFEFF\r\n<html><table>'), 'It is a web page (HTML)'],
  ['archived-page.xls', Buffer.from('MIME-Version: 1.0'), 'It is a web page (HTML)'],
  [
    'xml-2003.xls',
    Buffer.from('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>'),
    'It is a web page (HTML) or XML',
  ],
  ['folder.zip', createZip('results.xlsx'), 'It is not an Excel file'],
  ['results.numbers', createZip('Index/Document.iwa'), 'It is not an Excel file'],
  ['damaged.xls', createOle('Workbook'), 'or it is damaged'],
  ['scan.pdf', Buffer.from('%PDF-1.7'), 'It is a PDF file or a picture.'],
  ['scan.png', Buffer.from('89504E470D0A1A0A00', 'hex'), 'It is a PDF file or a picture.'],
  ['list.docx', createZip('word/document.xml'), 'It is not an Excel file'],
  ['damaged.xlsx', writeXlsx([{ rows: [['NAME']] }]).subarray(0, 400), 'or it is damaged'],
  ['other.xlsx', Buffer.from('010203000405', 'hex'), 'It is not an Excel file'],
  [
    'open-quote.csv',
    Buffer.from('NAME,GAME\n"Asha,Karate\n'),
    'A cell in row 2 begins with a quote',
  ],
];

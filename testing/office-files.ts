/**
 * Small spreadsheets as offices have them, and what the form of the records says about them. Most were written by hand,
 * because libraries do not write what is odd in them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'spreadsheets');

/** By file: a part of what the form says. */
type Sentences = Readonly<Record<string, string>>;

const NOTES: Sentences = {
  'diagram.xlsx': 'Sheets that are not read, such as diagrams: Sheet1',
  'headings.xlsx': 'Headings, left out: row 3',
  'hidden-column.xlsx': 'Hidden columns, which are taken in too: C',
  'hidden-row.xlsx': 'Hidden or filtered rows, which are taken in too: row 2',
  'hidden-sheet.xlsx': 'This sheet is hidden in its file: Sheet0',
  'libreoffice.ods': 'Merged cells, whose value counts for each of their rows: E3 to E5',
  'libreoffice.xls': 'What is hidden is not seen in such a file',
  'merged.xlsx': 'Merged cells, whose value counts for each of their rows: E2 to E3',
  'signature.xlsx': 'Rows with little but a name, which may be no students: row 3',
  'two-tables.xlsx': 'and paste it on its own), left out: rows 4 to 5',
  'windows-1252.csv': 'The file is not in UTF-8: check letters such as é.',
};

const PROBLEMS: Sentences = {
  'error.xlsx': '"#N/A" is an error of a spreadsheet, not a value',
  'event.xlsx': '"07-03-2005" is a date, which Excel makes of a text such as 11-10: write the text',
  'formula.xlsx':
    'Formulas without a value (open the file in Excel, and save it): CERTIFICATE NO. (row 2)',
  'kruti-dev.csv': 'convert them to Unicode): NAME (row 2)',
  'kruti-dev.xlsx': 'convert them to Unicode): NAME (row 2)',
  'many-columns.xlsx': 'Column 9 and 290 more',
  'mixed-dates.xlsx': '"04/08/2005" has two readings: write it as DD-MM-YYYY',
  'new-game.xlsx': 'GAME, in no record yet: new: Kabbadi',
  'no-day.xlsx': '"Mar-05" is not a date written DD-MM-YYYY',
  'no-year.xlsx': '"24-Dec" is not a month and a year such as Jan 2025',
};

const REFUSALS: Sentences = {
  'archived-page.xls': 'It is a web page (HTML)',
  'binary.xlsb': 'Open it in its program and save it as',
  'damaged.xls': 'or it is damaged',
  'damaged.xlsx': 'or it is damaged',
  'diagram.xls': 'It has a diagram.',
  'endless-rows.ods': 'a cell far below or beside the table',
  'far-cell.ods': 'a cell far below or beside the table',
  'far-cell.xlsx': 'a cell far below or beside the table',
  'folder.zip': 'It is not an Excel',
  'letter.doc': 'It is not an Excel',
  'list.docx': 'It is not an Excel',
  'mail.msg': 'It is not an Excel',
  'open-quote.csv': 'A cell in row 2 begins with a quote',
  'other.xlsx': 'It is not an Excel',
  'password.ods': 'It has a password.',
  'password.xls': 'It has a password.',
  'password.xlsx': 'It has a password.',
  'portal.xls': 'It is a web page (HTML)',
  'results.numbers': 'It is not an Excel',
  'scan.pdf': 'It is a PDF file or a picture.',
  'scan.png': 'It is a PDF file or a picture.',
  'xml-2003.xls': 'It is a web page (HTML) or XML',
};

export interface OfficeFile {
  name: string;
  content: Buffer;
  /** Undefined if there is nothing to say. */
  sentence?: string;
}

const readFolder = (folder: string, sentences: Sentences): OfficeFile[] =>
  readdirSync(path.join(FOLDER, folder)).map((name) => ({
    name,
    content: readFileSync(path.join(FOLDER, folder, name)),
    sentence: sentences[name],
  }));

/** Files that have the first record of ROWS. */
export const GOOD_FILES = readFolder('good', NOTES);

/** Files of which something has to be corrected. */
export const FAULTY_FILES = readFolder('faulty', PROBLEMS);

/** Files that the form does not read. */
export const REFUSED_FILES = readFolder('refused', REFUSALS);

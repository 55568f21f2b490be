/** Recognises files that cannot be read, and says what the office can do. */

const SAVE_AS = 'save it as “Excel Workbook (.xlsx)”';

const COPY = 'or copy its cells and paste them here';

/** The problem of a file that is none of these, or is damaged. */
export const NO_SPREADSHEET = `It is not an Excel, LibreOffice or CSV file, or it is damaged. Open it in its program and ${SAVE_AS}, ${COPY}.`;

export const FAR_CELL =
  'It has a cell far below or beside the table. Copy the cells of the table alone, and paste them here.';

export const PASSWORD = `It has a password. Open it in its program and ${SAVE_AS}, without a password.`;

/** The kinds of files that are refused, by their bytes. The first match counts. */
const REFUSED_KINDS: readonly (readonly [bytes: RegExp, problem: string])[] = [
  [
    // An .xlsx within a compound file of OLE, whose names are in UTF-16, or the record FILEPASS of an .xls.
    /^\xD0\xCF.*(E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c|\x09\x08\x10\0\0\x06\x05\0.{12}(.\0\0\0)?\x2F\0)/s,
    PASSWORD,
  ],
  [
    // A workbook without a part of Excel 97 or later, or a file without parts, as before Excel 5.
    /^(\xD0\xCF(?!.*\x09\x08\x10\0\0\x06).*\x09\x08.\0\0\x05|\x09[\0\x02\x04\x08][\x04\x06\x08]\0)/s,
    `It was written by Excel 95 or an older version. Open it in Excel or LibreOffice and ${SAVE_AS}, ${COPY}.`,
  ],
  // A file of Word or PowerPoint, which may contain a workbook.
  [/^\xD0\xCF.*(W\0o\0r\0d\0D\0o\0c\0|P\0o\0w\0e\0r\0P\0o\0i\0)/s, NO_SPREADSHEET],
  [
    // hucre would read the numbers of a diagram as those of the sheet.
    /^\xD0\xCF.*\x09\x08\x10\0\0\x06\x20\0/s,
    `It has a diagram. Open it in Excel and ${SAVE_AS}, ${COPY}.`,
  ],
  [
    /^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*<|^MIME-Version:/i,
    `It is a web page (HTML) or XML, whatever its name is. Open it in Excel and ${SAVE_AS}, ${COPY}.`,
  ],
  [
    /^(%PDF|\xFF\xD8|.PNG|GIF8|RIFF|.{4}ftyp)/,
    'It is a PDF file or a picture. Ask for the Excel file from which it was made, or type the records.',
  ],
];

/** A problem with a file, in words for the office. */
export class FileProblem extends Error {}

/**
 * Refuses files of kinds that cannot be read.
 *
 * @param bytes the file as text, with a character for each byte
 * @throws FileProblem
 */
export function refuseKinds(bytes: string): void {
  const [, problem] = REFUSED_KINDS.find(([pattern]) => pattern.test(bytes)) ?? [];
  if (problem) throw new FileProblem(problem);
}

/** Says what a file is that cannot be read, and what the office can do. */

const SAVE_AS = 'save it as “Excel Workbook (.xlsx)”';

const COPY = 'or copy its cells and paste them here';

/** What a file is, by its bytes. The first that matches counts. */
const KINDS: readonly (readonly [bytes: RegExp, problem: string])[] = [
  [
    // Excel encrypts a workbook into a compound file of OLE, whose names are in UTF-16.
    /^\xD0\xCF[^]*E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/,
    `It has a password. Open it in Excel and ${SAVE_AS}, without a password.`,
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

/** The problem of a file that is none of these, or is damaged. */
export const NO_SPREADSHEET = `It is not an Excel file (.xlsx) or a CSV file, or it is damaged. Open it in its program and ${SAVE_AS}, ${COPY}.`;

/** @returns undefined for a file that may be one of ours */
export const findKindProblem = (bytes: string): string | undefined =>
  KINDS.find(([pattern]) => pattern.test(bytes))?.[1];

/** Says what a file is that cannot be read, and what the office can do. */

const SAVE_AS = 'and save it as “Excel Workbook (.xlsx)”';

const COPY = 'or copy its cells and paste them here';

/** What a file is, by its bytes. The first that matches counts. */
const KINDS: readonly (readonly [bytes: RegExp, problem: string])[] = [
  [
    // Excel encrypts a workbook into a compound file of OLE, whose names are in UTF-16.
    /^\xD0\xCF[^]*E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/,
    `It has a password. Open it in Excel ${SAVE_AS}, without a password.`,
  ],
  [
    /^\xD0\xCF[^]*(W\0o\0r\0k\0)?[Bb]\0o\0o\0k\0\0|^\x09[\0\x02\x04\x08]/,
    `It is an old Excel file (.xls). Open it in Excel ${SAVE_AS}, ${COPY}.`,
  ],
  [
    /^PK[^]{28}mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet|^\s*<[^]{0,500}<office:document/,
    `It is a LibreOffice file (.ods). Open it there ${SAVE_AS}.`,
  ],
  [/^PK[^]*xl\/workbook\.bin/, `It is a binary workbook (.xlsb). Open it in Excel ${SAVE_AS}.`],
  [/^PK[^]*Index\/(Document|Metadata)\.iwa/, `It is a file of Numbers. Export it to Excel.`],
  [
    /^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*<[^]{0,2000}(urn:schemas-microsoft-com:office:spreadsheet|mso-application)/,
    `It is XML, whatever its name is. Open it in Excel ${SAVE_AS}.`,
  ],
  [
    /^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*<|^MIME-Version:/i,
    `It is a web page (HTML) or XML, whatever its name is. Open it in Excel ${SAVE_AS}, ${COPY}.`,
  ],
  [/^%PDF/, 'It is a PDF file. Ask for the Excel file from which it was made.'],
  [
    /^(\xFF\xD8|.PNG|GIF8|RIFF|.{4}ftyp)/,
    'It is a picture. Ask for the Excel file, or type the records.',
  ],
  [
    /^PK[^]*word\/|^\xD0\xCF[^]*W\0o\0r\0d\0D\0o\0c|^\{\\rtf/,
    `It is a Word document. Copy its table into Excel ${SAVE_AS}.`,
  ],
  [
    /^PK[^]*\.(xlsx?|xlsm|csv|ods)/i,
    'It is a zip folder. Open it, and choose the file that is in it.',
  ],
];

/** The problem of a file that is not one of these, or is damaged. */
export const NO_SPREADSHEET =
  'It is not an Excel file (.xlsx) or a CSV file, or it is damaged. Save it as one of these, or copy its cells and paste them here.';

/** @returns undefined for a file that may be one of ours */
export const findKindProblem = (bytes: string): string | undefined =>
  KINDS.find(([pattern]) => pattern.test(bytes))?.[1];

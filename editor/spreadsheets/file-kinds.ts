/** Recognises files that cannot be read, and says what the office can do. */

const SAVE_AS = 'save it as “Excel Workbook (.xlsx)”';

const COPY = 'or copy its cells and paste them here';

/** The problem of a file that is none of these, or is damaged. */
export const NO_SPREADSHEET = `It is not an Excel, LibreOffice or CSV file, or it is damaged. Open it in its program and ${SAVE_AS}, ${COPY}.`;

export const FAR_CELL =
  'It has a cell far below or beside the table. Copy the cells of the table alone, and paste them here.';

export const PASSWORD = `It has a password. Open it in its program and ${SAVE_AS}, without a password.`;

export const OLD_EXCEL = `It was written by Excel 95 or an older version. Open it in Excel or LibreOffice and ${SAVE_AS}, ${COPY}.`;

export const DIAGRAM = `It has a diagram. Open it in Excel and ${SAVE_AS}, ${COPY}.`;

/** The kinds of files that are refused, by their first bytes. */
const REFUSED_KINDS: readonly (readonly [start: RegExp, problem: string])[] = [
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
 * @param start the first bytes of the file as text, with a character for each byte
 * @throws FileProblem
 */
export function refuseKinds(start: string): void {
  const [, problem] = REFUSED_KINDS.find(([pattern]) => pattern.test(start)) ?? [];
  if (problem) throw new FileProblem(problem);
}

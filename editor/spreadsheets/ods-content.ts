/** Prepares the content of an .ods for hucre. */

/** hucre skips rows that are in a group, or are the titles of each printed page. */
const GROUPS = /<\/?table:table-(?:rows|header-rows|row-group)\b[^>]*>/g;

/** Blank cells up to the last column. hucre counts those that have a format. */
const BLANK_ENDS =
  /(?<!\/>)(?:<table:(?:covered-)?table-cell(?:(?! table:formula)[^>])*\/>)+(?=<\/table:table-row>)/g;

/** The kinds of numbers, of which hucre gives the value and not what the cell shows. */
const NUMBER_TYPES =
  / (?:office|calcext):value-type="(?:float|percentage|currency|time|boolean)"(?=[^>]*><text:p>)/g;

/** @returns content of which hucre reads all rows, as the program shows them */
export const simplifyContent = (content: string): string =>
  content.replace(GROUPS, '').replace(BLANK_ENDS, '').replace(NUMBER_TYPES, '');

/** Whether a row or a cell is repeated so often that hucre would run out of memory. */
export const hasFarCells = (content: string): boolean =>
  /table-cell[^>]*columns-repeated="\d{4}|rows-repeated="\d{5,}"[^>]*>(?!<\/)/.test(content);

/** Whether rows, columns or sheets are hidden, which hucre does not see. */
export const hasHidden = (content: string): boolean =>
  /table:visibility="(collapse|filter)"|table:display="false"/.test(content);

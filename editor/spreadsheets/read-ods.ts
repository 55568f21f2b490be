/** Reads an .ods by hucre, whose content is first changed to what hucre understands. */
import { readOds } from 'hucre/ods';
import { pack, type Archive } from './archive';
import { FAR_CELL, FileProblem, PASSWORD } from './file-kinds';
import { HIDDEN_ROWS, STRUCK_ROWS, type Sheet } from './sheet';
import { toSheets, UNSEEN_MARK } from './workbook-sheets';

/** Blanks with which some programs indent the elements of a table. */
const INDENTS = /\s+(?=<(?:\/?table:|text:p\b))/g;

/** hucre skips rows that are in a group, or are the titles of each printed page. */
const GROUPS = /<\/?table:table-(?:rows|header-rows|row-group)\b[^>]*>/g;

/** Blank cells up to the last column. hucre counts those that have a format. */
const BLANK_ENDS =
  /(?<!\/>)(?:<table:(?:covered-)?table-cell(?:(?! table:formula)[^>])*\/>)+(?=<\/table:table-row>)/g;

/** The kinds of numbers, of which hucre gives the value and not what the cell shows. */
const NUMBER_TYPES =
  / (?:office|calcext):value-type="(?:float|percentage|currency|time|boolean)"(?=[^>]*><text:p\b)/g;

const DATES = /<table:table-cell\b[^>]*value-type="date"[^>]*>(?=<text:p\b[^>]*>([^<]*))/g;

/** Removes the type of a date that is not shown whole: the cell is what it shows. */
function showDate(cell: string, shown: string): string {
  const [, year = ''] = /date-value="\d*(\d\d)-/.exec(cell) ?? [];
  const parts = shown.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return shown.includes(year) && parts.length > 2
    ? cell
    : cell.replace(/ (?:office|calcext):value-type="date"/g, '');
}

/** @returns content of which hucre reads all rows, as the program shows them */
const simplifyContent = (content: string): string =>
  content
    .replace(INDENTS, '')
    .replace(GROUPS, '')
    .replace(BLANK_ENDS, '')
    .replace(NUMBER_TYPES, '')
    .replace(DATES, showDate);

/** A row or a cell that is repeated so often that hucre would run out of memory. */
const FAR_CELLS = /table-cell[^>]*columns-repeated="\d{4}|rows-repeated="\d{5,}"[^>]*>(?!<\/)/;

/** Hidden columns and sheets, which hucre does not see. */
const HIDDEN =
  /<table:table-column[^>]*visibility="[cf]|<style:table-properties[^>]*table:display="false"/;

const getAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The styles of cells and of letters that are struck through, or have such a style as their parent. */
function listStruckStyles(texts: string): string[] {
  const styles = new Map(
    texts.split('<style:style').map((style) => [getAttribute(style, 'style:name'), style]),
  );
  const isStruck = (name: string | undefined): boolean => {
    const [style = ''] = styles.get(name)?.split('</style:style>') ?? [];
    const line = getAttribute(style, 'style:text-line-through-(?:style|type)');
    const parent = getAttribute(style, 'style:parent-style-name');
    return line === undefined ? parent !== undefined && isStruck(parent) : line !== 'none';
  };
  return [...styles.keys()].filter((name) => name !== undefined).filter(isStruck);
}

const ROWS = /<table:table-row\b[^>]*(?<!\/)>.*?(?=<\/table:table-row>)/gs;

/** Adds a cell with a mark to each row that is hidden, or struck through by one of these styles. */
function markRows(content: string, struck: string): string {
  // Blank cells are elements without an end tag.
  const struckText = new RegExp(`style-name="(?:${struck})"[^>]*(?<!/)>`);
  return content.replace(ROWS, (row) => {
    const isHidden = /^[^>]* table:visibility="[cf]/.test(row);
    const isUnseen = row.includes('<text:p') && (isHidden || struckText.test(row));
    if (!isUnseen) return row;
    const kind = isHidden ? HIDDEN_ROWS : STRUCK_ROWS;
    return `${row}<table:table-cell><text:p>${UNSEEN_MARK}${kind}</text:p></table:table-cell>`;
  });
}

/** @throws FileProblem, or Error of hucre */
export async function readOdsFile(archive: Archive): Promise<Sheet[]> {
  const { mimetype = '', 'content.xml': content = '', 'styles.xml': styles = '' } = archive;
  if (archive['meta-inf/manifest.xml']?.includes('<manifest:encryption-data'))
    throw new FileProblem(PASSWORD);
  const simple = simplifyContent(content);
  if (FAR_CELLS.test(simple)) throw new FileProblem(FAR_CELL);
  const struck = listStruckStyles(styles + simple).join('|');
  const workbook = await readOds(pack({ mimetype, 'content.xml': markRows(simple, struck) }));
  const hasStruckColumn = RegExp(`default-cell-style-name="(?:${struck})"`).test(content);
  return toSheets(workbook, [
    ...(HIDDEN.test(content) ? ['hidden columns and sheets'] : []),
    ...(hasStruckColumn ? ['columns that are struck through'] : []),
  ]);
}

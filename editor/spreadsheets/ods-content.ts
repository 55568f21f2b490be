/** Prepares the content of an .ods for hucre. */
import { HIDDEN_ROWS, STRUCK_ROWS, type SheetCell } from './sheet';

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

/** Removes from a date its type if it is not shown whole: the cell is what it shows. */
function showDate(cell: string, shown: string): string {
  const [, year = '', day] = /date-value="(\d+)-\d+-(\d+)/.exec(cell) ?? [];
  const numbers = shown.match(/\d+/g)?.map(Number) ?? [];
  const hasYear = numbers.includes(Number(year)) || numbers.includes(Number(year.slice(-2)));
  const parts = shown.match(/[\p{L}\p{M}\d]+/gu) ?? [];
  return hasYear && numbers.includes(Number(day)) && parts.length > 2
    ? cell
    : cell.replace(/ (?:office|calcext):value-type="date"/g, '');
}

/** @returns content of which hucre reads all rows, as the program shows them */
export const simplifyContent = (content: string): string =>
  content
    .replace(INDENTS, '')
    .replace(GROUPS, '')
    .replace(BLANK_ENDS, '')
    .replace(NUMBER_TYPES, '')
    .replace(DATES, showDate);

/** Whether a row or a cell is repeated so often that hucre would run out of memory. */
export const hasFarCells = (content: string): boolean =>
  /table-cell[^>]*columns-repeated="\d{4}|rows-repeated="\d{5,}"[^>]*>(?!<\/)/.test(content);

/** Whether columns or sheets are hidden, which hucre does not see. */
export const hasHidden = (content: string): boolean =>
  /<table:table-column[^>]*visibility="[cf]|<style:table-properties[^>]*table:display="false"/.test(
    content,
  );

const getAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The styles of cells and of letters that are struck through, or have such a style as their parent. */
function listStruckStyles(texts: string): ReadonlySet<string | undefined> {
  const styles = new Map(
    texts.split('<style:style').map((style) => [getAttribute(style, 'style:name'), style]),
  );
  const isStruck = (name: string | undefined): boolean => {
    const [style = ''] = styles.get(name)?.split('</style:style>') ?? [];
    const line = getAttribute(style, 'style:text-line-through-(?:style|type)');
    const parent = getAttribute(style, 'style:parent-style-name');
    return line === undefined ? parent !== undefined && isStruck(parent) : line !== 'none';
  };
  return new Set([...styles.keys()].filter((name) => name && isStruck(name)));
}

const TABLES = /<table:table\b.*?<\/table:table>/gs;
const COLUMNS = /<table:table-column\b[^>]*>/g;
const ROWS = /(<table:table-row\b[^>]*(?<!\/)>)(.*?)(?=<\/table:table-row>)/gs;
const CELLS =
  /<table:(?:covered-)?table-cell\b[^>]*?(?:\/>|>.*?<\/table:(?:covered-)?table-cell>)/gs;

/** The style of each column or cell: an element may be repeated. */
const listStyles = (elements: string[] | null, name: string) =>
  (elements ?? []).flatMap((tag) => {
    const count = Number(getAttribute(tag, 'table:number-columns-repeated') ?? 1);
    return Array.from({ length: Math.min(count, 1000) }, () => ({
      tag,
      style: getAttribute(tag, name),
    }));
  });

/** The first sign of a mark. No text has this character, which is for private use. */
const MARK = '\uE000';

/**
 * Adds a cell with a mark to each row that is hidden or struck through.
 *
 * @param styles the other file of the archive that has styles
 */
export function markRows(content: string, styles: string): string {
  const struck = listStruckStyles(styles + content);
  return content.replace(TABLES, (table) => {
    const columns = listStyles(table.match(COLUMNS), 'table:default-cell-style-name');
    return table.replace(ROWS, (row, start: string, cells: string) => {
      const rowStyle = getAttribute(start, 'table:default-cell-style-name');
      const isStruck = ({ tag, style }: { tag: string; style?: string }, index: number) =>
        tag.includes('<text:p') &&
        (struck.has(style ?? rowStyle ?? columns[index]?.style) ||
          [...tag.matchAll(/ text:style-name="([^"]*)"/g)].some(([, name]) => struck.has(name)));
      const isHidden = /visibility="[cf]/.test(start) && cells.includes('<text:p');
      const isUnseen =
        isHidden ||
        (struck.size > 0 && listStyles(cells.match(CELLS), 'table:style-name').some(isStruck));
      if (!isUnseen) return row;
      const kind = isHidden ? HIDDEN_ROWS : STRUCK_ROWS;
      return `${row}<table:table-cell><text:p>${MARK}${kind}</text:p></table:table-cell>`;
    });
  });
}

/** Removes the mark of a row, and returns what it says. */
export function takeMark(row: SheetCell[]): string | undefined {
  const last = row.at(-1);
  if (typeof last !== 'string' || !last.startsWith(MARK)) return undefined;
  row.pop();
  return last.slice(MARK.length);
}

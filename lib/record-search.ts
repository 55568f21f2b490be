import { splitRows } from '@/lib/csv';

/** Stands after each searched value; no value has it, for it ends the rows of the file. */
const END = '\n';

/**
 * Records made ready for searching. They stay rows of text, which are small, quick to read, and just what is exported.
 */
export interface RecordIndex {
  rows: readonly string[];
  /** What is searched of all rows in one text, in lower case. */
  text: string;
  /** Where in that text each row ends. */
  ends: Uint32Array;
}

/** @param csv the exported text of all records (spec §9) */
export function readRecords(csv: string): RecordIndex {
  const rows = splitRows(csv);
  const ends = new Uint32Array(rows.length);
  let end = 0;
  const texts = rows.map((row, position) => {
    const [, name, , , game, event] = row.split(',', 6);
    const text = [name, game, event, ''].join(END).toLowerCase();
    end += text.length;
    ends[position] = end;
    return text;
  });
  return { rows, text: texts.join(''), ends };
}

/**
 * The rows of the records whose name, game or event contains the query, whatever the case; all of them for an empty
 * query (spec §5). A blank field matches nothing else.
 */
export function searchRecords({ rows, text, ends }: RecordIndex, query: string): readonly string[] {
  const needle = query.toLowerCase();
  if (needle === '') return rows;
  if (needle.includes(END)) return [];
  const found: string[] = [];
  let position = 0;
  // From each match straight to the next row; rows without one are never looked at by themselves.
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, ends[position - 1])) {
    while ((ends[position] ?? Infinity) <= at) position += 1;
    const row = rows[position];
    if (row !== undefined) found.push(row);
    position += 1;
  }
  return found;
}

/**
 * The format of React's RSC payloads: rows of text, each with an id. It is not documented, so anything unexpected ends
 * the build.
 */
import { UnexpectedOutput } from './unexpected-output';

interface Row {
  id: string;
  /** The whole row. */
  whole: string;
  /** Its text, if it is a long one. */
  text?: string;
}

/** Texts of fewer bytes are part of another row. */
const LONG_TEXT = 1024;

/** The start of a row: its id, and for a long text its length in bytes, in hexadecimal. */
const ROW_START = /^([\da-f]*):(?:T([\da-f]+),)?/;

/** A row that names a client component: the id of its module, its chunks, and its export name. */
const CLIENT_ROW = /^[\da-f]*:I(\[.*\])\n$/;

/** A text row, to which other rows refer by `$` and its id. */
const TEXT_ROW = /^[\da-f]*:(".*")\n$/;

/** The rows of a payload: a long text has the length that it states, all others end with their line. */
function parseRows(payload: string): Row[] {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length;) {
    const [start, id = '', length] = ROW_START.exec(bytes.toString('latin1', at, at + 40)) ?? [];
    if (start === undefined) throw new UnexpectedOutput('a row of its RSC payload has no id');
    const textAt = at + start.length;
    const end =
      length === undefined ? bytes.indexOf('\n', textAt) + 1 : textAt + parseInt(length, 16);
    if (end <= at || end > bytes.length) {
      throw new UnexpectedOutput('a row of its RSC payload has no end');
    }
    rows.push({
      id,
      whole: bytes.toString('utf8', at, end),
      ...(length === undefined ? {} : { text: bytes.toString('utf8', textAt, end) }),
    });
    at = end;
  }
  return rows;
}

/**
 * Removes the style sheets of a document from its payload. They are repeated there as long texts; React keeps those
 * that it finds in the document. A short one may remain.
 *
 * @throws UnexpectedOutput when one is not found
 */
export function removeStyles(payload: string, styles: readonly string[]): string {
  const rows = parseRows(payload);
  const ofStyles = rows.filter(
    ({ text }) => text !== undefined && text !== '' && styles.some((css) => css.includes(text)),
  );
  for (const css of styles) {
    const rest = ofStyles.reduce((left, { text = '' }) => left.replace(text, ''), css).trim();
    const isShort = rest.length < LONG_TEXT && payload.includes(JSON.stringify(rest).slice(1, -1));
    if (!isShort) {
      throw new UnexpectedOutput('a style sheet of it was not found in its RSC payload');
    }
  }
  return rows.map((row) => (ofStyles.includes(row) ? `${row.id}:T0,` : row.whole)).join('');
}

/**
 * The client components of a payload, by export name.
 *
 * @throws UnexpectedOutput when there are none, because each page has those of Next.js
 */
export function findClientComponents(payload: string): string[] {
  const rows = parseRows(payload);
  const texts = new Map(
    rows.flatMap(({ id, whole }) => {
      const [, text] = TEXT_ROW.exec(whole) ?? [];
      return text === undefined ? [] : [[`$${id}`, String(JSON.parse(text))]];
    }),
  );
  const names = rows.flatMap(({ whole }) => {
    const [, row] = CLIENT_ROW.exec(whole) ?? [];
    if (row === undefined) return [];
    const [, , name] = JSON.parse(row) as unknown[];
    return [texts.get(String(name)) ?? String(name)];
  });
  if (names.length === 0) throw new UnexpectedOutput('its RSC payload names no client component');
  return names;
}

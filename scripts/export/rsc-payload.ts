/**
 * The format of React's RSC payloads: rows of data, each with an id, which refer to each other. It is not documented,
 * so anything unexpected ends the build.
 */
import { UnexpectedOutput } from './unexpected-output';

/** The start of a row: its id, and for a long text its length in bytes, in hexadecimal. */
const ROW_START = /^([\da-f]*):(?:T([\da-f]+),)?/;

/** A row that names a client component: the id of its module, its chunks, and its export name. */
const CLIENT_ROW = /^I(\[.*\])$/s;

/** A row of data; others are hints and marks of the stream. */
const DATA_ROW = /^["[{\dntf-]/;

/** A reference to a row: to an element, a map or any value, and within it by names and positions. */
const REFERENCE = /^\$[LQ]?([\da-f]+)((?::[^:]+)*)$/;

/** Where the parts of an element, `["$", type, key, props]`, are. */
const ELEMENT_PARTS: Record<string, number> = { type: 1, key: 2, props: 3 };

/** A component that runs in the browser. */
export class ClientComponent {
  constructor(readonly name: string) {}
}

/** A text of its own row, which is not escaped. */
export class LongText {
  constructor(readonly text: string) {}
}

/** The value of a row; undefined for one without. */
function readRow(row: string): unknown {
  const [, client] = CLIENT_ROW.exec(row) ?? [];
  if (client) return new ClientComponent(String((JSON.parse(client) as unknown[])[2]));
  return DATA_ROW.test(row) ? JSON.parse(row) : undefined;
}

/** The rows of a payload by id: a long text has the length that it states, all others end with their line. */
function parseRows(payload: string): Map<string, unknown> {
  const bytes = Buffer.from(payload);
  const rows = new Map<string, unknown>();
  for (let at = 0; at < bytes.length;) {
    const [start, id = '', length] = ROW_START.exec(bytes.toString('latin1', at, at + 40)) ?? [];
    if (start === undefined) throw new UnexpectedOutput('a row of its RSC payload has no id');
    const textAt = at + start.length;
    const isLong = length !== undefined;
    const end = isLong ? textAt + parseInt(length, 16) : bytes.indexOf('\n', textAt) + 1;
    if (end <= at || end > bytes.length) {
      throw new UnexpectedOutput('a row of its RSC payload has no end');
    }
    const text = bytes.toString('utf8', textAt, isLong ? end : end - 1);
    rows.set(id, isLong ? new LongText(text) : readRow(text));
    at = end;
  }
  return rows;
}

/** An element: `["$", type, key, props]`. */
export type RscElement = readonly [
  mark: '$',
  type: unknown,
  key: string | null,
  props: Record<string, unknown>,
];

export const isElement = (value: unknown): value is RscElement =>
  Array.isArray(value) && value[0] === '$' && value.length >= 4;

/**
 * Opens a payload.
 *
 * @returns a function that follows references until it has a value: an element, a list, an object, a ClientComponent, a
 * LongText, or a scalar; texts that begin with `$` are escaped or special
 */
export function openRscPayload(payload: string): (value: unknown) => unknown {
  const rows = parseRows(payload);
  const follow = (value: unknown): unknown => {
    const [, id, path = ''] = (typeof value === 'string' && REFERENCE.exec(value)) || [];
    if (id === undefined) return value;
    if (!rows.has(id)) throw new UnexpectedOutput(`its RSC payload has no row ${id}`);
    let target = follow(rows.get(id));
    for (const name of path.split(':').slice(1)) {
      const place = isElement(target) ? (ELEMENT_PARTS[name] ?? name) : name;
      target = follow((target as Record<string, unknown> | null)?.[place]);
    }
    if (!(target instanceof ClientComponent)) return target;
    // A name that several rows use has a row of its own.
    return new ClientComponent(String(follow(target.name)));
  };
  return follow;
}

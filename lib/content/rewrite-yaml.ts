/** Rewrites a content file so that only the lines of changed content change. */
import {
  isMap,
  isNode,
  isSeq,
  LineCounter,
  parseDocument,
  stringify,
  visit,
  type Node,
} from 'yaml';
import { joinLines } from './read-yaml';

/** Strings, lists and objects, as in a content file. */
export type Value = string | readonly Value[] | { readonly [field: string]: Value };

/** Longer lines are folded, as elsewhere in the project. */
const WIDTH = 100;

const isList = (value: unknown): value is readonly Value[] => Array.isArray(value);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const createSpaces = (count: number) => ' '.repeat(count);

/** Breaks a text into lines of about this width. No line may begin with what looks like a field. */
function foldLines(text: string, width: number): string[] {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line.length + 1 + word.length <= width || word.endsWith(':'))
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * The lines of a text.
 *
 * @param lead what precedes it, such as `  en:`
 * @param column the column of its field or entry
 */
function writeText(lead: string, value: string, column: number): string[] {
  // A typed line break means a space; only an empty line begins a new paragraph.
  const paragraphs = value
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, ' '));
  const [text = ''] = paragraphs;
  const style = { schema: 'failsafe', lineWidth: 0, singleQuote: true } as const;
  const line = `${lead} ${stringify({ text }, style).slice('text: '.length).trimEnd()}`;
  const canFold = !/ {2}|^ | $/.test(text);
  if (paragraphs.length === 1 && (line.length <= WIDTH || !canFold)) return [line];
  const indent = createSpaces(column + 2);
  const folded = paragraphs.map((paragraph) =>
    foldLines(paragraph, WIDTH - indent.length).map((part) => indent + part),
  );
  return [`${lead} >-`, ...folded.flatMap((part, index) => (index > 0 ? ['', ...part] : part))];
}

function writeField(key: string, value: Value, column: number): string[] {
  const lead = `${createSpaces(column)}${key}:`;
  if (typeof value === 'string') return writeText(lead, value, column);
  if (isList(value) && value.length === 0) return [`${lead} []`];
  return [lead, ...writeBlock(value, column + 2)];
}

/** Puts the dash of an entry before its first line. */
const addDash = ([first = '', ...rest]: readonly string[], column: number): string[] => [
  `${first.slice(0, column)}-${first.slice(column + 1)}`,
  ...rest,
];

const writeEntry = (value: Value, column: number): string[] =>
  typeof value === 'string'
    ? writeText(`${createSpaces(column)}-`, value, column)
    : addDash(writeBlock(value, column + 2), column);

const writeBlock = (value: Exclude<Value, string>, column: number): string[] =>
  isList(value)
    ? value.flatMap((entry) => writeEntry(entry, column))
    : Object.entries(value).flatMap(([key, field]) => writeField(key, field, column));

/** A field or an entry of a file. */
interface Part {
  /** The name of a field, or the index of an entry. */
  key: string;
  node: Node;
  value: Value;
  /** The blank lines and comments above it. */
  above: string[];
  /** The range of its own lines; `to` is exclusive. */
  from: number;
  to: number;
}

/** Fields or entries below each other, each on lines of its own. */
interface Block {
  column: number;
  parts: Part[];
  /** The blank lines and comments after the last one. */
  below: string[];
}

/** Finds for each new entry of a list the old one that it replaces. */
function matchEntries(parts: readonly Part[], values: readonly Value[]): (Part | undefined)[] {
  const left = new Set(parts);
  const take = (isMeant: (part: Part) => boolean) => {
    const found = [...left].find(isMeant);
    if (found) left.delete(found);
    return found;
  };
  const getId = (value: Value) =>
    typeof value === 'object' && 'id' in value ? value.id : undefined;
  const same = values.map((value) => take((part) => isSame(part.value, value)));
  const known = values.map((value, index) => {
    const id = getId(value);
    return same[index] ?? (id === undefined ? undefined : take((part) => getId(part.value) === id));
  });
  return known.map((part, index) => part ?? take(({ key }) => key === String(index)));
}

/** The order of the fields: existing ones stay, and a new one follows its predecessor. */
function orderKeys(old: readonly string[], wanted: readonly string[]): string[] {
  const keys = old.filter((key) => wanted.includes(key));
  wanted.forEach((key, index) => {
    if (!keys.includes(key)) keys.splice(keys.indexOf(wanted[index - 1] ?? '') + 1, 0, key);
  });
  return keys;
}

/**
 * Writes new content into a content file. Whatever did not change stays the same to the letter, including comments and
 * blank lines.
 *
 * @param source the current file; if it cannot be parsed, it is replaced as a whole
 * @param content the new content
 * @returns the whole file
 */
export function rewriteYaml(source: string, content: Value): string {
  const text = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd();
  const lines = text.split('\n');
  const counter = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: counter });
  visit(document, {
    Scalar: (_, node) => {
      if (node.type?.startsWith('BLOCK')) node.value = joinLines(node);
    },
  });

  const getPlace = (node: unknown) => {
    const { line, col } = counter.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    return { line: line - 1, column: col - 1 };
  };
  const isNote = (line: number, column: number) =>
    new RegExp(`^ *$|^ {0,${column}}#`).test(lines[line] ?? '');

  /** The parts of a list or an object; undefined if it is written in brackets, or not in the project's style. */
  function getBlock(node: Node, value: Value, end: number): Block | undefined {
    if (!(isMap(node) || isSeq(node)) || node.flow || typeof value === 'string') return undefined;
    const places = isMap(node)
      ? node.items.map((pair) => ({
          key: String(pair.key),
          node: pair.value,
          ...getPlace(pair.key),
        }))
      : node.items.map((item, index) => {
          const { line } = getPlace(item);
          return { key: String(index), node: item, line, column: lines[line]?.search(/-/) ?? -1 };
        });
    const column = places[0]?.column ?? 0;
    const isUsual = places.every(
      (place, index) =>
        isNode(place.node) &&
        place.column === column &&
        place.line > (places[index - 1]?.line ?? -1) &&
        /^[ -]*$/.test(lines[place.line]?.slice(0, column) ?? '') &&
        (isMap(node) || lines[place.line]?.startsWith('- ', column)),
    );
    if (places.length === 0 || !isUsual) return undefined;
    let above: string[] = [];
    const fields = new Map(Object.entries(value));
    const parts = places.map(({ key, node: child, line }, index): Part => {
      const next = places[index + 1]?.line ?? end;
      let to = next;
      while (to > line + 1 && isNote(to - 1, column)) to--;
      const part = {
        key,
        node: child as Node,
        value: fields.get(key) ?? '',
        above,
        from: line,
        to,
      };
      above = lines.slice(to, next);
      return part;
    });
    return { column, parts, below: above };
  }

  const getOwnLines = ({ from, to }: Part) => lines.slice(from, to);

  function rewriteFields(
    { column, parts, below }: Block,
    fields: { readonly [key: string]: Value },
  ) {
    const keys = orderKeys(
      parts.map(({ key }) => key),
      Object.keys(fields),
    );
    const written = keys.flatMap((key) => {
      const value = fields[key] ?? '';
      const part = parts.find((one) => one.key === key);
      if (!part) return writeField(key, value, column);
      const [first = ''] = getOwnLines(part);
      const inner = isSame(part.value, value) ? getOwnLines(part).slice(1) : rewrite(part, value);
      return [...part.above, ...(inner ? [first, ...inner] : writeField(key, value, column))];
    });
    return [...written, ...below];
  }

  function rewriteEntries({ column, parts, below }: Block, values: readonly Value[]) {
    const isSpaced = parts.slice(1).some(({ above }) => above[0] === '');
    const written = matchEntries(parts, values).flatMap((part, index) => {
      const value = values[index] ?? '';
      const notes = part?.above.filter((line) => line.trim() !== '') ?? [];
      const gap = index > 0 && isSpaced ? [''] : [];
      const isInPlace = part && index > 0 && part !== parts[0];
      const above = isInPlace ? part.above : [...gap, ...notes];
      if (part && isSame(part.value, value)) return [...above, ...getOwnLines(part)];
      return [
        ...above,
        ...((part && rewriteEntry(part, value, column)) ?? writeEntry(value, column)),
      ];
    });
    return [...written, ...below];
  }

  /** An entry of a list; without its dash, its fields are an ordinary block. */
  function rewriteEntry(part: Part, value: Value, column: number): string[] | undefined {
    const block = getBlock(part.node, part.value, part.to);
    if (!block || isList(value) || typeof value === 'string') return undefined;
    const [first = ''] = getOwnLines(part);
    lines[part.from] = `${first.slice(0, column)} ${first.slice(column + 1)}`;
    return addDash(rewriteFields(block, value), column);
  }

  /** The lines below the name of a field; undefined if they cannot be preserved. */
  function rewrite(part: Part, value: Value): string[] | undefined {
    const block = getBlock(part.node, part.value, part.to);
    if (!block || typeof value === 'string' || isList(value) !== isList(part.value))
      return undefined;
    if (Object.keys(value).length === 0) return undefined;
    const begin = block.parts[0]?.from ?? part.to;
    const inner = isList(value) ? rewriteEntries(block, value) : rewriteFields(block, value);
    return [...lines.slice(part.from + 1, begin), ...inner];
  }

  const root = document.errors.length === 0 ? document.contents : null;
  const value = root ? (document.toJS() as Value) : '';
  // Treats the file as the value of a field.
  const file = root && { key: '', node: root, value, above: [], from: -1, to: lines.length };
  const written = file && rewrite(file, content);
  if (written) return `${written.join('\n').trimEnd()}\n`;
  const isEmpty = isList(content) && content.length === 0;
  return isEmpty || typeof content === 'string' ? '[]\n' : `${writeBlock(content, 0).join('\n')}\n`;
}

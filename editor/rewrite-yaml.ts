/** Writes new content into a content file. Comments, blank lines and the order of fields stay as they are. */
import { isMap, isScalar, isSeq, parseDocument, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { Node } from 'yaml';

/** A value of a content file: a string, a list or an object. */
export type YamlValue = string | readonly YamlValue[] | { readonly [field: string]: YamlValue };

const isList = (value: YamlValue): value is readonly YamlValue[] => Array.isArray(value);

/** Removes the line break at the end, which the texts of block scalars have. */
const trimText = (_: string, part: unknown) => (typeof part === 'string' ? part.trimEnd() : part);

const isEqual = (node: Node, value: YamlValue) =>
  JSON.stringify(node, trimText) === JSON.stringify(value, trimText);

const hasSameId = (node: Node, value: YamlValue) =>
  isMap(node) && node.has('id') && node.get('id') === Reflect.get(Object(value), 'id');

/** Finds the old entry that each value replaces: an equal one, else the one with its id, else the one at its place. */
function matchEntries(entries: readonly Node[], values: readonly YamlValue[]) {
  const matches: (Node | undefined)[] = [];
  const isInPlace = (entry: Node, _: YamlValue, place: number) => entry === entries[place];
  for (const isMatch of [isEqual, hasSameId, isInPlace])
    values.forEach((value, place) => {
      const remaining = entries.filter((entry) => !matches.includes(entry));
      matches[place] ??= remaining.find((entry) => isMatch(entry, value, place));
    });
  return matches;
}

function changeText(old: Node | undefined, text: string): Scalar {
  const node = isScalar(old) ? old : new Scalar('');
  if (isEqual(node, text)) return node;
  // Quotes stay only where the new text needs them.
  if (!node.type?.startsWith('BLOCK')) delete node.type;
  const endsWithLineBreak = text.includes('\n') || String(node.value).endsWith('\n');
  node.value = text.trimEnd() + (endsWithLineBreak ? '\n' : '');
  return node;
}

function changeList(old: Node | undefined, values: readonly YamlValue[]): YAMLSeq {
  const list = isSeq<Node>(old) ? old : new YAMLSeq<Node>();
  const [first] = list.items;
  // Comments above the first entry belong to the whole list.
  list.commentBefore ??= first?.commentBefore;
  if (first) delete first.commentBefore;
  const isSpaced = list.items.some(({ spaceBefore }) => spaceBefore);
  const entries = matchEntries(list.items, values);
  list.items = values.map((value, place) => changeNode(entries[place], value));
  list.items.forEach((entry, place) => (entry.spaceBefore = isSpaced && place > 0));
  return list;
}

function changeFields(old: Node | undefined, fields: Readonly<Record<string, YamlValue>>): YAMLMap {
  const map = isMap<unknown, Node>(old) ? old : new YAMLMap<unknown, Node>();
  map.items = map.items.filter(({ key }) => Object.hasOwn(fields, String(key)));
  for (const [name, value] of Object.entries(fields))
    map.set(name, changeNode(map.get(name, true), value));
  return map;
}

/** Changes an old node to a new value, or creates one. */
function changeNode(old: Node | undefined, value: YamlValue): Node {
  if (typeof value === 'string') return changeText(old, value);
  // `[]` becomes a list with a line for each entry.
  if ((isSeq(old) || isMap(old)) && old.items.length === 0) delete old.flow;
  return isList(value) ? changeList(old, value) : changeFields(old, value);
}

/** @param source the current text, which must be valid YAML */
export function rewriteYaml(source: string, content: YamlValue): string {
  const document = parseDocument<Node>(source, { schema: 'failsafe' });
  document.contents = changeNode(document.contents ?? undefined, content);
  return document.toString({ lineWidth: 0, singleQuote: true });
}

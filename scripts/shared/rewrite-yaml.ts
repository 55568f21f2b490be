/** Writes new content into a content file. Comments, blank lines and the order of fields stay as they are. */
import { isCollection, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml';
import { joinLines } from '@/lib/content/read-yaml';

/** A value of a content file: a string, a list or an object. */
export type YamlValue = string | readonly YamlValue[] | { readonly [field: string]: YamlValue };

const isList = (value: YamlValue): value is readonly YamlValue[] => Array.isArray(value);
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const getId = (entry: unknown) => (isMap(entry) ? entry.get('id') : (entry as { id?: string }).id);

/** Finds the old entry that each new one replaces: the same, else that with its id, else that in its place. */
function matchEntries(nodes: readonly Node[], values: readonly YamlValue[]): (Node | undefined)[] {
  const matches: (Node | undefined)[] = [];
  const tests: ((node: Node, value: YamlValue, index: number) => unknown)[] = [
    isEqual,
    (node, value) => getId(node) !== undefined && getId(node) === getId(value),
    (node, _, index) => node === nodes[index],
  ];
  for (const test of tests)
    values.forEach((value, index) => {
      matches[index] ??= nodes.find((node) => !matches.includes(node) && test(node, value, index));
    });
  return matches;
}

/** Changes an old node to a new value, or creates one. */
function changeNode(old: unknown, value: YamlValue): Node {
  if (typeof value === 'string') {
    const text = isScalar(old) ? old : new Scalar('');
    if (text.value !== value && !text.type?.startsWith('BLOCK')) delete text.type;
    const hasLines = text.type === Scalar.BLOCK_LITERAL || value.includes('\n');
    text.value = hasLines ? `${value.trimEnd()}\n` : value;
    return text;
  }
  // What is written in brackets gets lines of its own when it changes.
  if (isCollection(old) && !isEqual(old, value)) delete old.flow;
  if (isList(value)) {
    const list = isSeq<Node>(old) ? old : new YAMLSeq<Node>();
    const [first] = list.items;
    // A comment above the first entry belongs to the whole list.
    list.commentBefore ??= first?.commentBefore;
    if (first) delete first.commentBefore;
    const isSpaced = list.items.some(({ spaceBefore }) => spaceBefore);
    list.items = matchEntries(list.items, value).map((entry, index) =>
      Object.assign(changeNode(entry, value[index] ?? ''), { spaceBefore: index > 0 && isSpaced }),
    );
    return list;
  }
  const map = isMap(old) ? old : new YAMLMap();
  const keys = Object.keys(value);
  map.items = map.items.filter(({ key }) => keys.includes(String(key)));
  keys.forEach((key, index) => {
    const findKey = (one?: string) => map.items.findIndex((pair) => String(pair.key) === one);
    const pair = map.items[findKey(key)] ?? new Pair(new Scalar(key));
    pair.value = changeNode(pair.value, value[key] ?? '');
    if (findKey(key) < 0) map.items.splice(findKey(keys[index - 1]) + 1, 0, pair);
  });
  return map;
}

/** @param source the current text; if it cannot be parsed, it is replaced as a whole */
export function rewriteYaml(source: string, content: YamlValue): string {
  const document = parseDocument<Node>(source.replace(/\r\n?/g, '\n'), { schema: 'failsafe' });
  if (document.errors.length > 0) return rewriteYaml('', content);
  visit(document, {
    Scalar: (_, node, path) => {
      if (node.type?.startsWith('BLOCK')) node.value = joinLines(node, path);
    },
  });
  document.contents = changeNode(document.contents, content);
  return document.toString({ lineWidth: 0, singleQuote: true });
}

/** Rewrites a content file so that only the lines of changed content change. */
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type Tags,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { joinLines, MARKDOWN_FIELD } from '@/lib/content/read-yaml';

/** Strings, lists and objects, as in a content file. */
export type Value = string | readonly Value[] | { readonly [field: string]: Value };

/** The longest line, and the longest text that stands in a line with its field. */
const WIDTH = { line: 100, text: 88 };

/** Stands for a space at which a text is not folded. */
const FIXED_SPACE = '\uE000';

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A text to write. A typed line break means a space; only an empty line begins a new paragraph. */
function createText(value: string): Scalar<string> {
  const paragraphs = value
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, ' '));
  const text = new Scalar(paragraphs.join('\n'));
  const isLong = value.length > WIDTH.text && !/ {2}|^ | $/.test(value);
  if (paragraphs.length === 1 && !isLong) return text;
  text.type = Scalar.BLOCK_FOLDED;
  // No line may begin with what looks like a field.
  text.value = text.value.replace(/ (?=\S+:(?:\s|$))/g, FIXED_SPACE);
  return text;
}

/** Markdown to write, whose lines stay as they are. */
function createMarkdown(value: string): Scalar<string> {
  const text = new Scalar(value.replace(/\r\n?/g, '\n').trimEnd());
  text.type = Scalar.BLOCK_LITERAL;
  return text;
}

/** Finds for each new entry of a list the old one that it replaces. */
function matchEntries(old: readonly Node[], values: readonly Value[]): (Node | undefined)[] {
  const left = new Set(old);
  const take = (isMeant: (node: Node) => boolean) => {
    const found = [...left].find(isMeant);
    if (found) left.delete(found);
    return found;
  };
  const same = values.map((value) => take((node) => isSame(node, value)));
  const known = values.map((value, index) => {
    const id = typeof value === 'object' && 'id' in value ? value.id : undefined;
    return same[index] ?? (id && take((node) => isMap(node) && node.get('id') === id));
  });
  return known.map((node, index) => node || take((one) => one === old[index]));
}

/** The order of the fields: existing ones stay, and a new one follows its predecessor. */
function orderKeys(old: readonly string[], wanted: readonly string[]): string[] {
  const keys = old.filter((key) => wanted.includes(key));
  wanted.forEach((key, index) => {
    if (!keys.includes(key)) keys.splice(keys.indexOf(wanted[index - 1] ?? '') + 1, 0, key);
  });
  return keys;
}

/** The nodes of a new value, all in lines of their own. */
const createNode = (value: Value, create = createText): Node =>
  new Document(value, (key: unknown, part: unknown) => {
    if (key === MARKDOWN_FIELD) return createNode(part as Value, createMarkdown);
    return typeof part === 'string' ? create(part) : part;
  }).contents as Node;

/** The part of the file that a value has been read from, written again as it is. */
class Source extends Scalar<string> {}

/** Writes long texts folded, and the sources of what has not changed. */
const addSources = (tags: Tags): Tags =>
  tags.map((tag) =>
    typeof tag === 'object' && !tag.collection
      ? {
          ...tag,
          stringify: (node, ...context) =>
            node instanceof Source ? String(node.value) : (tag.stringify?.(node, ...context) ?? ''),
        }
      : tag,
  );

const getColumn = (text: string, { range }: Node) => {
  const start = range?.[0] ?? 0;
  return start - text.lastIndexOf('\n', start - 1) - 1;
};

/** Whether each field and entry stands two spaces to the right of what holds it. */
function isIndentedAsUsual(document: Document<Node>, text: string): boolean {
  let isUsual = true;
  visit(document, {
    Collection: (_, node, path) => {
      const wanted = 2 * path.filter(isCollection).length;
      isUsual &&= node.flow === true || getColumn(text, node) === wanted;
    },
  });
  return isUsual;
}

/**
 * Writes new content into a content file. Whatever did not change stays the same to the letter, including comments and
 * blank lines.
 *
 * @param source the current file; if it cannot be parsed, it is replaced as a whole
 */
export function rewriteYaml(source: string, content: Value): string {
  const text = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd();
  const document: Document<Node> = parseDocument(text, {
    schema: 'failsafe',
    customTags: addSources,
  });
  visit(document, {
    Scalar: (_, node, path) => {
      if (node.type?.startsWith('BLOCK')) node.value = joinLines(node, path);
    },
  });
  const isUsual = isIndentedAsUsual(document, text);

  /** The node of a value: the old one as far as it can be kept. The source of an unchanged one begins at `start`. */
  function change(node: unknown, value: Value, start?: number): Node {
    if (isNode(node) && isSame(node, value)) {
      const [begin, , end] = node.range ?? [];
      return isUsual
        ? new Source(text.slice(start ?? begin, end).replace(/^ +| *\n*$/g, ''))
        : node;
    }
    const isKept = isCollection(node) && !node.flow && Object.keys(value).length > 0;
    if (isKept && isSeq(node) && isList(value)) changeEntries(node, value);
    else if (isKept && isMap(node) && typeof value === 'object' && !isList(value))
      changeFields(node, value);
    else return createNode(value);
    return node;
  }

  function changeFields(map: YAMLMap, fields: { readonly [key: string]: Value }): void {
    const pairs = new Map(map.items.map((pair) => [String(pair.key), pair]));
    map.items = orderKeys([...pairs.keys()], Object.keys(fields)).map((key) => {
      const pair = pairs.get(key) ?? document.createPair(key, null);
      const end = isNode(pair.key) ? pair.key.range?.[1] : undefined;
      const start = end === undefined ? end : text.indexOf(':', end) + 1;
      const field = fields[key] ?? '';
      const isNewText = key === MARKDOWN_FIELD && !isSame(pair.value, field);
      pair.value = isNewText ? createNode(field, createMarkdown) : change(pair.value, field, start);
      return pair;
    });
  }

  function changeEntries(list: YAMLSeq, values: readonly Value[]): void {
    const old = list.items.filter(isNode);
    const [first, ...others] = old;
    const isSpaced = others.some(({ spaceBefore }) => spaceBefore);
    if (first?.commentBefore) {
      // What stands above the first entry belongs to the list.
      list.commentBefore = first.commentBefore;
      first.commentBefore = null;
    }
    list.items = matchEntries(old, values).map((node, index) => {
      const entry = change(node, values[index] ?? '');
      const gap = node === undefined || node === first ? isSpaced : node.spaceBefore;
      return Object.assign(entry, {
        spaceBefore: index > 0 && gap,
        commentBefore: node?.commentBefore,
      });
    });
  }

  const isReadable = document.errors.length === 0 && document.contents !== null;
  if (isReadable && isSame(document.contents, content)) return `${text}\n`;
  document.contents = isReadable ? change(document.contents, content) : createNode(content);
  const style = { lineWidth: WIDTH.line, singleQuote: true };
  return document.toString(style).replaceAll(FIXED_SPACE, ' ');
}

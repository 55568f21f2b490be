/** Writes new content into a content file, and changes only the lines of changed content. */
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

/** A value of a content file: a string, a list or an object. */
export type YamlValue = string | readonly YamlValue[] | { readonly [field: string]: YamlValue };

/** The longest line, and the longest text that is on one line with the name of its field, in characters. */
const MAX_YAML_LENGTHS = { line: 100, text: 88 };

/** Replaces a space at which a text must not be broken into lines. */
const UNBREAKABLE_SPACE = '\uE000';

const isList = (value: YamlValue): value is readonly YamlValue[] => Array.isArray(value);
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Creates the node of a text. A typed line break means a space; only an empty line begins a new paragraph. */
function createTextNode(value: string): Scalar<string> {
  const paragraphs = value
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, ' '));
  const text = new Scalar(paragraphs.join('\n'));
  const isLong = value.length > MAX_YAML_LENGTHS.text && !/ {2}|^ | $/.test(value);
  if (paragraphs.length === 1 && !isLong) return text;
  text.type = Scalar.BLOCK_FOLDED;
  // No line of a text may begin with what looks like a field, such as `title:`.
  text.value = text.value.replace(/ (?=\S+:(?:\s|$))/g, UNBREAKABLE_SPACE);
  return text;
}

/** Creates the node of a Markdown text, whose lines stay as they are. */
function createMarkdownNode(value: string): Scalar<string> {
  const text = new Scalar(value.replace(/\r\n?/g, '\n').replace(/\s*$/, '\n'));
  text.type = Scalar.BLOCK_LITERAL;
  return text;
}

/** Finds for each new entry of a list the old entry that it replaces. */
function matchEntries(
  oldNodes: readonly Node[],
  values: readonly YamlValue[],
): (Node | undefined)[] {
  const unmatched = new Set(oldNodes);
  const takeNode = (isMatch: (node: Node) => boolean) => {
    const node = [...unmatched].find(isMatch);
    if (node) unmatched.delete(node);
    return node;
  };
  const equalNodes = values.map((value) => takeNode((node) => isEqual(node, value)));
  const nodesById = values.map((value, index) => {
    const id = typeof value === 'object' && 'id' in value ? value.id : undefined;
    return equalNodes[index] ?? (id && takeNode((node) => isMap(node) && node.get('id') === id));
  });
  return nodesById.map((node, index) => node || takeNode((one) => one === oldNodes[index]));
}

/** Orders the fields: existing fields stay in their order, and a new field follows its predecessor in the form. */
function orderKeys(oldKeys: readonly string[], newKeys: readonly string[]): string[] {
  const keys = oldKeys.filter((key) => newKeys.includes(key));
  newKeys.forEach((key, index) => {
    if (!keys.includes(key)) keys.splice(keys.indexOf(newKeys[index - 1] ?? '') + 1, 0, key);
  });
  return keys;
}

const createNode = (value: YamlValue, createTextOf = createTextNode): Node =>
  new Document(value, (key: unknown, part: unknown) => {
    if (key === MARKDOWN_FIELD) return createNode(part as YamlValue, createMarkdownNode);
    return typeof part === 'string' ? createTextOf(part) : part;
  }).contents as Node;

/** The part of the file that a value was read from. It is written again unchanged. */
class OriginalText extends Scalar<string> {}

/** Makes the YAML library write an OriginalText as it is. */
const addOriginalTexts = (tags: Tags): Tags =>
  tags.map((tag) =>
    typeof tag === 'object' && !tag.collection
      ? {
          ...tag,
          stringify: (node, ...context) =>
            node instanceof OriginalText
              ? String(node.value)
              : (tag.stringify?.(node, ...context) ?? ''),
        }
      : tag,
  );

const getColumn = (text: string, { range }: Node) => {
  const start = range?.[0] ?? 0;
  return start - text.lastIndexOf('\n', start - 1) - 1;
};

/** Whether each list and object is indented by two spaces more than the one around it. */
function isIndentedByTwoSpaces(document: Document<Node>, text: string): boolean {
  let isIndentedByTwo = true;
  visit(document, {
    Collection: (_, node, path) => {
      const column = 2 * path.filter(isCollection).length;
      isIndentedByTwo &&= node.flow === true || getColumn(text, node) === column;
    },
  });
  return isIndentedByTwo;
}

/**
 * Writes new content into the text of a content file. Unchanged parts keep every character, including comments and
 * blank lines.
 *
 * @param source the current text; if it cannot be parsed, it is replaced as a whole
 */
export function rewriteYaml(source: string, content: YamlValue): string {
  const text = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd();
  const document: Document<Node> = parseDocument(text, {
    schema: 'failsafe',
    customTags: addOriginalTexts,
  });
  visit(document, {
    Scalar: (_, node, path) => {
      if (node.type?.startsWith('BLOCK')) node.value = joinLines(node, path);
    },
  });
  const isIndentedByTwo = isIndentedByTwoSpaces(document, text);

  /** Returns the node of a value: the old node where possible. The text of an unchanged node begins at `start`. */
  function changeNode(node: unknown, value: YamlValue, start?: number): Node {
    if (isNode(node) && isEqual(node, value)) {
      const [begin, , end] = node.range ?? [];
      return isIndentedByTwo
        ? new OriginalText(text.slice(start ?? begin, end).replace(/^ +| *\n*$/g, ''))
        : node;
    }
    const isReusable = isCollection(node) && !node.flow && Object.keys(value).length > 0;
    if (isReusable && isSeq(node) && isList(value)) changeEntries(node, value);
    else if (isReusable && isMap(node) && typeof value === 'object' && !isList(value))
      changeFields(node, value);
    else return createNode(value);
    return node;
  }

  function changeFields(map: YAMLMap, fields: { readonly [key: string]: YamlValue }): void {
    const pairByKey = new Map(map.items.map((pair) => [String(pair.key), pair]));
    map.items = orderKeys([...pairByKey.keys()], Object.keys(fields)).map((key) => {
      const pair = pairByKey.get(key) ?? document.createPair(key, null);
      const end = isNode(pair.key) ? pair.key.range?.[1] : undefined;
      const start = end === undefined ? end : text.indexOf(':', end) + 1;
      const field = fields[key] ?? '';
      const isNewText = key === MARKDOWN_FIELD && !isEqual(pair.value, field);
      pair.value = isNewText
        ? createNode(field, createMarkdownNode)
        : changeNode(pair.value, field, start);
      return pair;
    });
  }

  function changeEntries(list: YAMLSeq, values: readonly YamlValue[]): void {
    const oldNodes = list.items.filter(isNode);
    const [first, ...others] = oldNodes;
    const hasBlankLines = others.some(({ spaceBefore }) => spaceBefore);
    if (first?.commentBefore) {
      // A comment above the first entry belongs to the whole list.
      list.commentBefore = first.commentBefore;
      first.commentBefore = null;
    }
    list.items = matchEntries(oldNodes, values).map((node, index) => {
      const entry = changeNode(node, values[index] ?? '');
      const hasBlankLine = node === undefined || node === first ? hasBlankLines : node.spaceBefore;
      return Object.assign(entry, {
        spaceBefore: index > 0 && hasBlankLine,
        commentBefore: node?.commentBefore,
      });
    });
  }

  const isReadable = document.errors.length === 0 && document.contents !== null;
  if (isReadable && isEqual(document.contents, content)) return `${text}\n`;
  document.contents = isReadable ? changeNode(document.contents, content) : createNode(content);
  const style = { lineWidth: MAX_YAML_LENGTHS.line, singleQuote: true };
  return document.toString(style).replaceAll(UNBREAKABLE_SPACE, ' ');
}

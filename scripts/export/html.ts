/** Reads documents with a parser and edits them as text, so that everything else stays the same byte by byte. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { UnexpectedOutput } from './unexpected-output';

type Node = DefaultTreeAdapterTypes.Node;

/** A part of a text, by its start and end offsets. */
interface Part {
  start: number;
  end: number;
}

/** An element of a document, and its position in the text. */
export interface FoundElement extends Part {
  name: string;
  /** Its attributes; the names are in lower case. */
  attributes: ReadonlyMap<string, string>;
  /** The content between its tags; empty without an end tag. */
  content: Part & { text: string };
}

function* walkElements(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  const children = 'content' in node ? node.content.childNodes : [];
  const all = 'childNodes' in node ? [...node.childNodes, ...children] : children;
  for (const child of all) yield* walkElements(child);
}

function readElements(html: string): FoundElement[] {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return [...walkElements(document)].flatMap(({ tagName, attrs, sourceCodeLocation: place }) => {
    // The parser also returns elements that the text only implies.
    if (!place) return [];
    const start = place.startTag?.endOffset ?? place.endOffset;
    const end = place.endTag?.startOffset ?? place.endOffset;
    return {
      name: tagName,
      attributes: new Map(attrs.map(({ name, value }) => [name, value])),
      start: place.startOffset,
      end: place.endOffset,
      content: { start, end, text: html.slice(start, end) },
    };
  });
}

/** Caches the last document, because most are searched several times in a row. */
let last = { html: '', elements: readElements('') };

/** All elements of a document in order, including those in templates and `<noscript>`. */
function listElements(html: string): FoundElement[] {
  if (last.html !== html) last = { html, elements: readElements(html) };
  return last.elements;
}

/**
 * Finds elements of a document, in order.
 *
 * @param names of the elements, in lower case
 */
export const findElements = (html: string, ...names: string[]): FoundElement[] =>
  listElements(html).filter(({ name }) => names.includes(name));

/** The names and values of all attributes, as browsers read them: in lower case, without the escapes of the document. */
export const getAttributes = (html: string): string[] =>
  listElements(html).flatMap(({ attributes }) => [...attributes].flat());

/**
 * Replaces parts of a text.
 *
 * @param replacements in the order of the parts; a part without one is removed
 */
export function replaceParts(
  text: string,
  parts: readonly Part[],
  replacements: readonly string[] = [],
): string {
  const inOrder = parts
    .map((part, index) => ({ ...part, replacement: replacements[index] ?? '' }))
    .sort((a, b) => a.start - b.start);
  const kept = inOrder.map(
    ({ start, replacement }, index) =>
      text.slice(inOrder[index - 1]?.end ?? 0, start) + replacement,
  );
  return kept.join('') + text.slice(inOrder.at(-1)?.end ?? 0);
}

/** Whether an element is a script that runs; scripts with data, such as JSON-LD, have a type that says so. */
export const isRunScript = ({ name, attributes }: FoundElement): boolean =>
  name === 'script' && !attributes.get('type')?.includes('json');

/** The inline style sheets of a document; one element may have several. */
export const getInlineStyles = (html: string): string[] =>
  findElements(html, 'style').map(({ content }) => content.text);

/**
 * Replaces the style sheets of a document, in order; those without a replacement are removed. Their attributes go, which
 * only the client of Next.js reads.
 */
export const replaceStyles = (html: string, styles: readonly string[]): string =>
  replaceParts(
    html,
    findElements(html, 'style'),
    styles.map((css) => `<style>${css}</style>`),
  );

/** Find places for insertion, by the names that they have in errors: an offset, or undefined. */
const PLACES = {
  'character set': (html: string) => {
    const [head] = findElements(html, 'head');
    const meta = findElements(html, 'meta').find(({ start }) => start === head?.content.start);
    return meta?.attributes.has('charset') ? meta.end : undefined;
  },
  '</head>': (html: string) => findElements(html, 'head')[0]?.content.end,
  '</body>': (html: string) => findElements(html, 'body')[0]?.content.end,
};

/**
 * Inserts a text into a document: after its character set, or at the end of its head or body.
 *
 * @throws UnexpectedOutput when the document has no such place
 */
export function insertHtml(html: string, place: keyof typeof PLACES, addition: string): string {
  const at = PLACES[place](html);
  if (at === undefined) throw new UnexpectedOutput(`its ${place} was not found`);
  return html.slice(0, at) + addition + html.slice(at);
}

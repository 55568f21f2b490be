import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** A part of a text, by the offsets at which it begins and ends. */
interface Part {
  start: number;
  end: number;
}

/** An element of a document, and where it stands in the document's text. */
export interface FoundElement extends Part {
  name: string;
  /** The values of its attributes by their names, which are in lower case. */
  attributes: ReadonlyMap<string, string>;
  /** What stands between its tags, if it has two. */
  content: Part & { text: string };
}

function* elementsIn(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  const children = 'content' in node ? node.content.childNodes : [];
  const all = 'childNodes' in node ? [...node.childNodes, ...children] : children;
  for (const child of all) yield* elementsIn(child);
}

function readElements(html: string): FoundElement[] {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return [...elementsIn(document)].flatMap(({ tagName, attrs, sourceCodeLocation: place }) => {
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

/** The document that was read last: most are asked for several kinds of elements in a row. */
let last = { html: '', elements: readElements('') };

/**
 * Finds elements of a document, those within templates and `<noscript>` included, in their order.
 *
 * @param names of the elements, in lower case
 */
export function findElements(html: string, ...names: string[]): FoundElement[] {
  if (last.html !== html) last = { html, elements: readElements(html) };
  return last.elements.filter(({ name }) => names.includes(name));
}

/** A text with other texts in the places of some of its parts; without those for which there is none. */
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

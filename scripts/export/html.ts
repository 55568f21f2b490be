/** Finds elements of HTML with a parser, but edits documents as text, so that all other bytes stay unchanged. */
import { DomUtils, parseDocument } from 'htmlparser2';

/** A range of a text, by its start and end offsets. */
export interface TextRange {
  start: number;
  end: number;
}

/** An element of a document, and its position in the text. */
export interface FoundElement extends TextRange {
  name: string;
  /** Its attributes; the names are in lower case. */
  attributes: Readonly<Record<string, string>>;
  text: string;
}

function parseElements(html: string): FoundElement[] {
  const root = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return DomUtils.getElementsByTagName('*', root).map((element) => ({
    name: element.name,
    attributes: element.attribs,
    start: element.startIndex ?? 0,
    end: (element.endIndex ?? -1) + 1,
    // Read when it is asked for: the text of the page is in each element around it.
    get text() {
      return DomUtils.textContent(element);
    },
  }));
}

/** Caches the last parsed document, because most documents are searched several times, one after another. */
let lastDocument = { html: '', elements: parseElements('') };

/** Lists all elements of a document in order, including those in templates and `<noscript>`. */
function listElements(html: string): FoundElement[] {
  if (lastDocument.html !== html) lastDocument = { html, elements: parseElements(html) };
  return lastDocument.elements;
}

/** Finds the elements of a document that have one of some names, in lower case; in order. */
export const findElements = (html: string, ...names: string[]): FoundElement[] =>
  listElements(html).filter(({ name }) => names.includes(name));

/** Lists the names of all elements, and the names and values of their attributes, as browsers read them. */
export const listMarkupNames = (html: string): string[] =>
  listElements(html).flatMap(({ name, attributes }) => [
    name,
    ...Object.keys(attributes),
    ...Object.values(attributes),
  ]);

/** Replaces parts of a text by new texts, in the order of the parts; a part without a new text is removed. */
export function replaceTextRanges(
  text: string,
  parts: readonly TextRange[],
  replacements: readonly string[] = [],
): string {
  const sortedParts = parts
    .map((part, index) => ({ ...part, replacement: replacements[index] ?? '' }))
    .sort((a, b) => a.start - b.start);
  const pieces = sortedParts.map(
    ({ start, replacement }, index) =>
      text.slice(sortedParts[index - 1]?.end ?? 0, start) + replacement,
  );
  return pieces.join('') + text.slice(sortedParts.at(-1)?.end ?? 0);
}

/** Whether an element is a script that runs. Scripts that only hold data, such as JSON-LD, have a JSON type. */
export const isExecutableScript = ({ name, attributes }: FoundElement): boolean =>
  name === 'script' && !attributes.type?.includes('json');

/** Returns the texts of all elements of a name in a document, such as its inline style sheets. */
export const getElementTexts = (html: string, name: 'script' | 'style'): string[] =>
  findElements(html, name).map(({ text }) => text);

/**
 * The places at which texts can be inserted into a document, by their names. Their patterns need no parser: React
 * escapes `<` in texts and attributes, so these tags are found nowhere else. Each document has all of these places
 * (next-format.ts).
 */
export const INSERTION_PLACES = {
  'character set': /(?<=<head><meta charset="utf-8"\/>)/i,
  '</head>': /(?=<\/head>)/,
  '</body>': /(?=<\/body>)/,
};

/** Inserts a text into a document: after its character set, or at the end of its head or body. */
export const insertHtml = (
  html: string,
  place: keyof typeof INSERTION_PLACES,
  addition: string,
): string => html.replace(INSERTION_PLACES[place], () => addition);

/** Documents as trees: htmlparser2 reads, changes and writes them. */
import { DomUtils, parseDocument } from 'htmlparser2';

export type HtmlTree = ReturnType<typeof parseDocument>;

export const parseHtml = (html: string): HtmlTree => parseDocument(html);

export const formatHtml = (nodes: HtmlTree | HtmlElement[]): string =>
  DomUtils.getOuterHTML(nodes, { encodeEntities: 'utf8', emptyAttrs: true });

/** Finds the elements that have one of some names, in order, including those in templates and `<noscript>`. */
export const findElements = (tree: HtmlTree, ...names: string[]) =>
  DomUtils.getElementsByTagName((name) => names.includes(name), tree);

/** An element; the names of its attributes are in lower case. */
export type HtmlElement = ReturnType<typeof findElements>[number];

export const getText = (element: HtmlElement): string => DomUtils.textContent(element);

/** Lists the names of all elements, and the names and values of their attributes, as browsers read them. */
export const listMarkupNames = (tree: HtmlTree): string[] =>
  DomUtils.getElementsByTagName('*', tree).flatMap(({ name, attribs }) => [
    name,
    ...Object.keys(attribs),
    ...Object.values(attribs),
  ]);

/** Whether an element is a script that runs. Scripts that only hold data, such as JSON-LD, have a JSON type. */
export const isExecutableScript = ({ name, attribs }: HtmlElement): boolean =>
  name === 'script' && !attribs.type?.includes('json');

export function removeElements(elements: readonly HtmlElement[]): void {
  for (const element of elements) DomUtils.removeElement(element);
}

/** The nodes after which HTML is inserted. Each document has them (next-format.ts). */
export const INSERTION_PLACES = {
  'character set': (tree: HtmlTree) =>
    findElements(tree, 'meta').find(({ attribs }) => 'charset' in attribs),
  'end of head': (tree: HtmlTree) => findElements(tree, 'head')[0]?.lastChild,
  'end of body': (tree: HtmlTree) => findElements(tree, 'body')[0]?.lastChild,
};

export function insertHtml(
  tree: HtmlTree,
  place: keyof typeof INSERTION_PLACES,
  html: string,
): void {
  const previous = INSERTION_PLACES[place](tree);
  for (const node of parseDocument(html).children.toReversed())
    if (previous) DomUtils.append(previous, node);
}

/** Replaces an element by HTML with one element. */
export function replaceElement(element: HtmlElement, html: string): void {
  const [replacement] = parseDocument(html).children;
  if (replacement) DomUtils.replaceElement(element, replacement);
}

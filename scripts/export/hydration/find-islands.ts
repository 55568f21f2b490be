import { findElements, type HtmlTree } from '../html';

/** An island of a document: its name, and its props as JSON. */
interface FoundIsland {
  name: string;
  props: string;
}

/** Finds the islands of a document, in order. components/island.tsx writes their names and props into their tags. */
export const findIslands = (tree: HtmlTree): FoundIsland[] =>
  findElements(tree, 'page-island').map(({ attribs }) => ({
    name: attribs['data-island'] ?? '',
    props: attribs['data-props'] ?? '',
  }));

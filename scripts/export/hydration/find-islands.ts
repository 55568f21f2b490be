import { findElements, type TextRange } from '../html';

/** An island of a document: its name, its props as JSON, and its start tag, which contains both. */
interface FoundIsland {
  name: string;
  props: string;
  tag: TextRange;
}

/** Finds the islands of a document, in order. components/island.tsx writes their names and props into their tags. */
export const findIslands = (html: string): FoundIsland[] =>
  findElements(html, 'page-island').map(({ start, attributes }) => {
    const { 'data-island': name = '', 'data-props': props = '' } = attributes;
    // React escapes this sign in attributes.
    return { name, props, tag: { start, end: html.indexOf('>', start) + 1 } };
  });

import { findElements, type TextRange } from '../html';

/** An island of a document: its name, its props as JSON, and its start tag, which contains both. */
interface FoundIsland {
  name: string;
  props: string;
  tag: TextRange;
}

/**
 * Finds the islands of a document, in order. components/island.tsx writes their names and props into their tags.
 *
 * @throws Error if an island has not rendered every element in its props: the browser could not show a missing one
 * later
 */
export function findIslands(html: string): FoundIsland[] {
  const islandElements = findElements(html, 'page-island');
  const owners = findElements(html, 'page-slot').map(({ start }) =>
    islandElements.findLast((island) => island.start < start && start < island.end),
  );
  return islandElements.map((element): FoundIsland => {
    const { 'data-island': name = '', 'data-props': props = '' } = element.attributes;
    if (props.split('"$slot":').length - 1 !== owners.filter((owner) => owner === element).length) {
      throw new Error(
        `The island ${name} must render each element that it is given exactly once; one that it shows later can be hidden`,
      );
    }
    const { start } = element;
    // React escapes this sign in attributes.
    return { name, props, tag: { start, end: html.indexOf('>', start) + 1 } };
  });
}

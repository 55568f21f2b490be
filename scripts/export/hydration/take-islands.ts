import type { IslandData } from '@/lib/browser/page-start';
import { findElements, replaceParts } from '../html';

/** A document without the data of its islands, and that data in the order of the document. */
interface ExtractedIslands {
  html: string;
  islands: IslandData[];
}

/**
 * Removes the names and props of the islands, which components/island.tsx writes into a document, and returns them.
 *
 * @throws Error if an island has not rendered an element that it was given, because it could not show it later
 */
export function extractIslands(html: string): ExtractedIslands {
  const islandElements = findElements(html, 'page-island');
  const owners = findElements(html, 'page-slot').map(({ start }) =>
    islandElements.findLast(({ content }) => content.start <= start && start < content.end),
  );
  const islands = islandElements.map((element): IslandData => {
    const name = element.attributes.get('data-island') ?? '';
    const props = element.attributes.get('data-props') ?? '';
    if (props.split('"$slot":').length - 1 !== owners.filter((owner) => owner === element).length) {
      throw new Error(
        `The island ${name} must render each element that it is given exactly once; one that it shows later can be hidden`,
      );
    }
    return [name, JSON.parse(props) as IslandData[1]];
  });
  const tags = islandElements.map(({ start, content }) => ({ start, end: content.start }));
  return { html: replaceParts(html, tags, Array(tags.length).fill('<page-island>')), islands };
}

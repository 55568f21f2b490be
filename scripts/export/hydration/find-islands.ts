import type { IslandData } from '@/lib/browser/page-start';
import { findElements, type TextRange } from '../html';

/** The data of an island, and its start tag, which contains that data. */
interface FoundIsland {
  data: IslandData;
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
    islandElements.findLast(({ content }) => content.start <= start && start < content.end),
  );
  return islandElements.map((element): FoundIsland => {
    const name = element.attributes.get('data-island') ?? '';
    const props = element.attributes.get('data-props') ?? '';
    if (props.split('"$slot":').length - 1 !== owners.filter((owner) => owner === element).length) {
      throw new Error(
        `The island ${name} must render each element that it is given exactly once; one that it shows later can be hidden`,
      );
    }
    const tag = { start: element.start, end: element.content.start };
    return { data: [name, JSON.parse(props) as IslandData[1]], tag };
  });
}

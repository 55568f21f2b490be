import type { IslandData } from '@/lib/browser/page-start';
import { findElements, replaceParts } from '../html';

/** A document without the data of its islands, and that data in the order of the document. */
interface TakenIslands {
  html: string;
  islands: IslandData[];
}

/**
 * Takes the names and props of the islands out of a document, as components/island.tsx writes them.
 *
 * @throws Error naming an island that has not rendered an element it was given: it could never show it
 */
export function takeIslands(html: string): TakenIslands {
  const found = findElements(html, 'page-island');
  const slots = findElements(html, 'page-slot').map(({ start }) =>
    found.findLast(({ content }) => content.start <= start && start < content.end),
  );
  const islands = found.map((element): IslandData => {
    const name = element.attributes.get('data-island') ?? '';
    const props = element.attributes.get('data-props') ?? '';
    if (props.split('"$slot":').length - 1 !== slots.filter((owner) => owner === element).length) {
      throw new Error(
        `The island ${name} must render each element that it is given exactly once; one that it shows later can be hidden`,
      );
    }
    return [name, JSON.parse(props) as IslandData[1]];
  });
  const tags = found.map(({ start, content }) => ({ start, end: content.start }));
  return { html: replaceParts(html, tags, Array(tags.length).fill('<page-island>')), islands };
}

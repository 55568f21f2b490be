/** Fragments of addresses, each of which leads to an element of a page: the fragment is the id of the element. */

/**
 * The fragment of a gallery picture.
 *
 * @example getImageAnchor('gallery-12') // 'image-12'
 */
export function getImageAnchor(id: string): string {
  return id.replace('gallery', 'image');
}

/** The fragment of an event. If a visitor prints the page at this address, only the event is printed. */
export const getEventAnchor = (id: string) => `event-${id}`;

/**
 * The fragment of a news item on the Gallery page.
 *
 * @param id the id of the news item, which may contain any characters
 */
export const getNewsAnchor = (id: string) => `news-${encodeURIComponent(id)}`;

/** Fragments of addresses that lead to one thing on a page; each is the id of its element. */

/**
 * The fragment of a gallery picture.
 *
 * @example getImageAnchor('gallery-12') // 'image-12'
 */
export function getImageAnchor(id: string): string {
  return id.replace('gallery', 'image');
}

/** The fragment of an event. Printed at that address, the event is alone on the paper. */
export const getEventAnchor = (id: string) => `event-${id}`;

/**
 * The fragment of a news item below the gallery.
 *
 * @param id of the item, which may contain any characters
 */
export const getNewsAnchor = (id: string) => `news-${encodeURIComponent(id)}`;

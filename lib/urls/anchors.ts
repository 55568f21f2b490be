/** The parts of an address, behind its #, that lead to one thing on a page; each is the id of its element. */

/**
 * Leads to a picture of the gallery.
 *
 * @param id of the image, such as `gallery-12`
 * @example getImageAnchor('gallery-12') // 'image-12'
 */
export function getImageAnchor(id: string): string {
  return id.replace('gallery', 'image');
}

/**
 * Leads to an event; printed at that address, it stands alone on its paper.
 *
 * @param id of the event
 */
export const getEventAnchor = (id: string) => `event-${id}`;

/**
 * Leads to a news item below the gallery.
 *
 * @param id of the item, which may have any characters
 */
export const getNewsAnchor = (id: string) => `news-${encodeURIComponent(id)}`;

/** Fragments of addresses, each of which leads to an element of a page: the fragment is the id of the element. */

/**
 * The fragment of a gallery picture. It names the file, so it stays the same when pictures are added or moved.
 *
 * @param path the path or the address of the picture
 * @example getImageAnchor('/assets/gallery/image12.jpg') // 'image-12'
 * @example getImageAnchor('/assets/gallery/team.webp') // 'image-team.webp'
 */
export function getImageAnchor(path: string): string {
  const fileName = path.replace(/.*\//, '');
  return `image-${fileName.replace(/^image(.+)\.jpg$/, '$1')}`;
}

/** The fragment of an event. If a visitor prints the page at this address, only the event is printed. */
export const getEventAnchor = (id: string) => `event-${id}`;

/** The fragment of a news item on the Gallery page. Its id may contain any characters. */
export const getNewsAnchor = (id: string) => `news-${encodeURIComponent(id)}`;

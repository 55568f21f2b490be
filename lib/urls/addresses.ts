/** Addresses within the site: fragments, each of which is the id of an element, and paths of files. */

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

/** An address, or a part of one, as it was before a browser encoded it. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The path of the file of the site to which an address leads; undefined if it does not lead to one.
 *
 * @example getFilePath('/entry%20form.pdf#page=2') // '/entry form.pdf'
 */
export function getFilePath(address: string): string | undefined {
  const path = decodeAddress(address.replace(/[?#].*/, ''));
  return /^\/(?!\/).*\.\w+$/.test(path) ? path : undefined;
}

/** The path of the calendar file of all events. */
export const CALENDAR_PATH = '/events.ics';

/** The path of the Atom feed of the news. */
export const FEED_PATH = '/news.xml';

/** The path of the calendar file of one event, such as `/events/state-trials-2026.ics`. */
export const getEventCalendarPath = (id: string) => `/events/${id}.ics`;

/** The id of the element that contains the whole page; the layout sets it, the start-up checks it. */
export const ROOT_ELEMENT_ID = 'root';

/**
 * Makes sure that the page can start (spec §8).
 *
 * @throws Error "Root element not found" when the root element is missing
 */
export function assertRootElement(page: Document): void {
  if (!page.getElementById(ROOT_ELEMENT_ID)) throw new Error('Root element not found');
}

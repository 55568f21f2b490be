/** The id of the element that contains the whole page; SiteDocument sets it, and assertRootElement checks it. */
export const ROOT_ELEMENT_ID = 'root';

/**
 * Ends the start-up if the page cannot start (spec §8).
 *
 * @throws Error "Root element not found" when the root element is missing
 */
export function assertRootElement(page: Document): void {
  if (!page.getElementById(ROOT_ELEMENT_ID)) throw new Error('Root element not found');
}

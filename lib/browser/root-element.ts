import { ROOT_ID } from '@/lib/ui/page-ids';

/**
 * Ends the start-up if the page cannot start (spec §8).
 *
 * @throws Error "Root element not found" when the root element is missing
 */
export function assertRootElement(page: Document): void {
  if (!page.getElementById(ROOT_ID)) throw new Error('Root element not found');
}

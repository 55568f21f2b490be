import { useEffect } from 'react';
import { hasModifier } from '@/lib/browser/keys';
import { isRepeatedClick } from '@/lib/browser/tap';
import { findOverlayContent } from './overlay-content';
import { showInOverlay } from './overlay-history';

/** Opens the overlay on a click on any OverlayLink of the page, if no island has handled the click. */
export function useOverlayLinks(): void {
  useEffect(() => {
    const openLinkedImage = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup=dialog]');
      if (!link || event.defaultPrevented || hasModifier(event)) return;
      event.preventDefault();
      // The second press of a double click on the overlay must not open what is behind it.
      if (!isRepeatedClick(event)) showInOverlay(findOverlayContent(link));
    };
    document.addEventListener('click', openLinkedImage);
    return () => document.removeEventListener('click', openLinkedImage);
  }, []);
}

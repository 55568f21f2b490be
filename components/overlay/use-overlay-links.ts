import { useEffect } from 'react';
import { hasModifier } from '@/lib/browser/keys';
import { findAlbum } from './album';
import { show } from './overlay-history';

/** Opens the overlay for each OverlayLink of the page, by one listener. An island may have handled the click before. */
export function useOverlayLinks(): void {
  useEffect(() => {
    const openLinked = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup=dialog]');
      if (!link || event.defaultPrevented || hasModifier(event)) return;
      event.preventDefault();
      show(findAlbum(link));
    };
    document.addEventListener('click', openLinked);
    return () => document.removeEventListener('click', openLinked);
  }, []);
}

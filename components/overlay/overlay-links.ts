import { useEffect } from 'react';
import { isModifierPressed } from '@/lib/browser/keys';
import { isRepeatedClick } from '@/lib/browser/tap';
import { showInOverlay, type OverlayContent, type OverlayImage } from './overlay-history';

const readLinkedImage = (link: HTMLAnchorElement): OverlayImage => ({
  url: link.getAttribute('href') ?? '',
  description: link.querySelector('img')?.alt ?? '',
  anchor: link.id,
});

/**
 * The content of the overlay for a link to an image. In a gallery with a filter, it has all images that the filter
 * shows, and the visitor can go from one to the next. Elsewhere it has the image of the link alone.
 */
export function findOverlayContent(link: HTMLAnchorElement): OverlayContent {
  const gallery = link.closest<HTMLElement>('[data-filter]');
  const findLinks = (tiles: string) => [
    ...(gallery?.querySelectorAll<HTMLAnchorElement>(`${tiles} a`) ?? [link]),
  ];
  // The attributes tell which tiles are shown. Asking the browser for the layout would be slow.
  const shownLinks = findLinks(`[data-shown-by~="${gallery?.dataset.filter}"]`);
  // The page's address may name an image that the filter hides. The overlay then has all images.
  const links = shownLinks.includes(link) ? shownLinks : findLinks('[data-shown-by]');
  return { images: links.map(readLinkedImage), index: links.indexOf(link) };
}

/** Opens the overlay on a click on any OverlayLink of the page, if no island has handled the click. */
export function useOverlayLinks(): void {
  useEffect(() => {
    const openLinkedImage = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup=dialog]');
      if (!link || event.defaultPrevented || isModifierPressed(event)) return;
      event.preventDefault();
      // The second press of a double click on the overlay must not open what is behind it.
      if (!isRepeatedClick(event)) showInOverlay(findOverlayContent(link));
    };
    document.addEventListener('click', openLinkedImage);
    return () => document.removeEventListener('click', openLinkedImage);
  }, []);
}

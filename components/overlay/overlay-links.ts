import { useEffect } from 'react';
import { isModifierPressed, isRepeatedClick } from '@/lib/ui/press';
import {
  getOverlayContent,
  showInOverlay,
  writeHistory,
  type OverlayContent,
  type OverlayImage,
} from './overlay-history';

const readImage = (link: HTMLAnchorElement): OverlayImage => ({
  url: link.getAttribute('href') ?? '',
  description: link.querySelector('img')?.alt ?? '',
  anchor: link.id,
});

/**
 * The content of the overlay for a link to an image. In a gallery with a filter, it has all images that the filter
 * shows, and the visitor can go from one to the next. Elsewhere it has only the image of the link.
 */
function findOverlayContent(link: HTMLAnchorElement): OverlayContent {
  const gallery = link.closest('.gallery');
  const filter = gallery?.querySelector<HTMLButtonElement>('[aria-pressed=true]')?.value;
  const findLinks = (attribute: string) => [
    ...(gallery?.querySelectorAll<HTMLAnchorElement>(`li[${attribute}] a`) ?? [link]),
  ];
  // The attributes tell which tiles are shown. Asking the browser for the layout would be slow.
  const shownLinks = findLinks(`data-shown-by~="${filter}"`);
  // The page's address may name an image that the filter hides. The overlay then has all images.
  const links = shownLinks.includes(link) ? shownLinks : findLinks('data-shown-by');
  return { images: links.map(readImage), index: links.indexOf(link) };
}

/**
 * Opens the image that the page's address names, once the page is visible: a prerendered page has no history of its own
 * yet. The Back button then leads to an entry without the fragment.
 */
function showImageOfAddress(): void {
  const target = document.getElementById(location.hash.slice(1));
  const link = target?.closest<HTMLAnchorElement>('a[aria-haspopup]');
  if (!link || getOverlayContent() || document.visibilityState !== 'visible') return;
  writeHistory('replaceState', history.state, location.pathname + location.search);
  showInOverlay(findOverlayContent(link));
}

/**
 * Opens the overlay on a click on any link with aria-haspopup="dialog", and for an address such as /gallery#image-12, at
 * the start and when it changes. Without script, or with a modifier key, such a link leads to the image file. Its id, if
 * it has one, is the fragment of the address. An island whose images have no links on the page handles clicks itself.
 */
export function useOverlayLinks(): void {
  useEffect(() => {
    const openImage = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup=dialog]');
      if (!link || event.defaultPrevented || isModifierPressed(event)) return;
      event.preventDefault();
      // The second press of a double click on the overlay must not open what is behind it.
      if (!isRepeatedClick(event)) showInOverlay(findOverlayContent(link));
    };
    showImageOfAddress();
    document.addEventListener('click', openImage);
    document.addEventListener('visibilitychange', showImageOfAddress);
    addEventListener('hashchange', showImageOfAddress);
    return () => {
      document.removeEventListener('click', openImage);
      document.removeEventListener('visibilitychange', showImageOfAddress);
      removeEventListener('hashchange', showImageOfAddress);
    };
  }, []);
}

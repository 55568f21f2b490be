import type { OverlayImage, Shown } from './overlay-history';

const imageOf = (link: HTMLAnchorElement): OverlayImage => ({
  url: link.getAttribute('href') ?? '',
  description: link.querySelector('img')?.alt ?? '',
  ...(link.id && { anchor: link.id }),
});

/**
 * What the overlay shows for a link to an image: the image among those of its album (`data-album`) that the page shows
 * at this moment. Outside an album it stands alone.
 */
export function findAlbum(link: HTMLAnchorElement): Shown {
  const album = link.closest('[data-album]');
  const links = [...(album?.querySelectorAll<HTMLAnchorElement>('a[aria-haspopup]') ?? [link])];
  const visible = links.filter((each) => each.checkVisibility());
  // An address may lead to one that a filter hides.
  const listed = visible.includes(link) ? visible : links;
  return { images: listed.map(imageOf), index: listed.indexOf(link) };
}

import type { OverlayImage, Shown } from './overlay-history';

const readImage = (link: HTMLAnchorElement): OverlayImage => ({
  url: link.getAttribute('href') ?? '',
  description: link.querySelector('img')?.alt ?? '',
  anchor: link.id,
});

/**
 * What the overlay shows for a link to an image: the image, among those that the filter around it currently shows.
 * Outside a filter it is alone.
 */
export function findAlbum(link: HTMLAnchorElement): Shown {
  const album = link.closest<HTMLElement>('[data-filter]');
  const findLinks = (tiles: string) => [
    ...(album?.querySelectorAll<HTMLAnchorElement>(`${tiles} a`) ?? [link]),
  ];
  // Read from the filter. Reading the layout would cost a visitor as much time as the overlay itself.
  const shown = findLinks(`[data-shown-by~="${album?.dataset.filter}"]`);
  // An address may lead to an image that the filter hides.
  const links = shown.includes(link) ? shown : findLinks('[data-shown-by]');
  return { images: links.map(readImage), index: links.indexOf(link) };
}

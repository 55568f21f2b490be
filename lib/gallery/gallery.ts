import { interpolate } from '@/lib/i18n/interpolate';
import type { GalleryImage } from '@/lib/content/schemas/gallery-image';

/** The share of the gallery, counted from its start, that is of type 'event' (spec §9). */
const EVENT_SHARE = 0.3;

export const GALLERY_FILTERS = ['all', 'events', 'news'] as const;
export type GalleryFilter = (typeof GALLERY_FILTERS)[number];

/**
 * The type that an image has by its position: the first floor(count × 0.3) are events, the rest news (spec §9).
 *
 * @param index zero-based position
 * @param count size of the gallery
 */
export function getGalleryType(index: number, count: number): GalleryImage['type'] {
  return index < Math.floor(count * EVENT_SHARE) ? 'event' : 'news';
}

/** The name, below the assets base, of the file that holds a picture of the gallery, counted from 1 (spec §7). */
export function getGalleryFileName(number: number): string {
  return `gallery/image${number}.jpg`;
}

/**
 * Builds the gallery's entries (spec §3, GalleryImage).
 *
 * @param descriptions what each image shows, in order; its length is the size of the gallery. Where one is empty,
 *   the caption stands in for it
 * @param caption with a place for the image's `{number}`
 * @param toUrl gives the address of a file such as `gallery/image1.jpg`
 */
export function createGalleryImages(
  descriptions: readonly string[],
  caption: string,
  toUrl: (name: string) => string,
): GalleryImage[] {
  return descriptions.map((description, index) => {
    const ownCaption = interpolate(caption, { number: index + 1 });
    return {
      id: `gallery-${index + 1}`,
      url: toUrl(getGalleryFileName(index + 1)),
      caption: ownCaption,
      type: getGalleryType(index, descriptions.length),
      description: description || ownCaption,
    };
  });
}

/**
 * The images that a filter shows (spec §5): 'all' shows every one, any other filter those whose type equals
 * its name without the trailing "s". So 'news' looks for the type 'new', which no image has, and shows none;
 * that is the described behaviour.
 */
export function filterGallery<Image extends Pick<GalleryImage, 'type'>>(
  images: readonly Image[],
  filter: GalleryFilter,
): Image[] {
  if (filter === 'all') return [...images];
  const type: string = filter.replace(/s$/, '');
  return images.filter((image) => image.type === type);
}

/** The filters that show an image (spec §5). */
export const getFiltersShowing = (image: Pick<GalleryImage, 'type'>): GalleryFilter[] =>
  GALLERY_FILTERS.filter((filter) => filterGallery([image], filter).length > 0);

/** How many images each filter shows (spec §5). */
export function countShown(
  images: readonly Pick<GalleryImage, 'type'>[],
): Record<GalleryFilter, number> {
  const countFor = (filter: GalleryFilter) => filterGallery(images, filter).length;
  return { all: countFor('all'), events: countFor('events'), news: countFor('news') };
}

import { interpolate } from '@/lib/i18n/interpolate';
import type { GalleryImage } from '@/lib/model/gallery-image';

/** The first share of the gallery is of type 'event' (spec §9). */
const EVENT_SHARE = 0.3;

export const GALLERY_FILTERS = ['all', 'events', 'news'] as const;
export type GalleryFilter = (typeof GALLERY_FILTERS)[number];

/** The type of an image, by its position: the first floor(count × 0.3) are events, the rest news (spec §9). */
export function getGalleryType(index: number, count: number): GalleryImage['type'] {
  return index < Math.floor(count * EVENT_SHARE) ? 'event' : 'news';
}

/** The file of a gallery picture below the assets base; numbers start at 1 (spec §7). */
export function getGalleryFileName(number: number): string {
  return `gallery/image${number}.jpg`;
}

/**
 * Builds the gallery's entries (spec §3, GalleryImage).
 *
 * @param descriptions what each image shows, in order; their number is the size of the gallery. An empty one is
 * replaced by the caption
 * @param caption with a placeholder `{number}`
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
 * The images that a filter shows (spec §5): 'all' shows every image, any other filter those whose type equals its name
 * without the trailing "s". So 'news' looks for the type 'new', which no image has, and shows none; the specification
 * has it so.
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

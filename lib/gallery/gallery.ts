import { interpolate } from '@/lib/i18n/interpolate';
import type { GalleryEntry } from '@/lib/model/picture-schemas';

/** Spec §3, GalleryImage. */
export interface GalleryImage {
  id: string;
  /** Complete address of the file, including the base path or assets host. */
  url: string;
  caption: string;
  type: 'event' | 'news';
  /** What the picture shows, for people who cannot see it. */
  description: string;
}

/** This share of the gallery images, from the first one on, is of type 'event' (spec §9). */
const EVENT_IMAGE_FRACTION = 0.3;

export const GALLERY_FILTERS = ['all', 'events', 'news'] as const;
export type FilterName = (typeof GALLERY_FILTERS)[number];

/** The type of the image at an index: the first floor(count × 0.3) images are events, the rest news (spec §9). */
export function getGalleryType(index: number, count: number): GalleryImage['type'] {
  return index < Math.floor(count * EVENT_IMAGE_FRACTION) ? 'event' : 'news';
}

/**
 * Creates the GalleryImage entries (spec §3).
 *
 * @param captionMessage the caption, with the placeholder `{number}`
 * @param getUrl returns the address of a picture such as `/assets/gallery/image1.jpg`
 */
export function createGalleryImages(
  pictures: readonly GalleryEntry[],
  captionMessage: string,
  getUrl: (path: string) => string,
): GalleryImage[] {
  return pictures.map(({ image_url, description }, index) => ({
    id: `gallery-${index + 1}`,
    url: getUrl(image_url),
    caption: interpolate(captionMessage, { number: index + 1 }),
    type: getGalleryType(index, pictures.length),
    description,
  }));
}

/**
 * The filters that show an image (spec §5). 'all' shows every image. Any other filter shows the images whose type
 * equals the name of the filter without the trailing "s". So 'news' looks for the type 'new', which no image has, and
 * shows no image: the specification requires this.
 */
export const getFiltersShowing = ({ type }: Pick<GalleryImage, 'type'>): FilterName[] =>
  GALLERY_FILTERS.filter((filter) => filter === 'all' || filter.replace(/s$/, '') === type);

/** How many images each filter shows (spec §5). */
export function countShownImages(images: readonly GalleryImage[]): Record<FilterName, number> {
  const shownBy = images.flatMap(getFiltersShowing);
  const countFor = (filter: FilterName) => shownBy.filter((name) => name === filter).length;
  return { all: countFor('all'), events: countFor('events'), news: countFor('news') };
}

import type { Messages } from '@/lib/i18n/messages/en';
import { List } from '@/components/ui/list';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/text';
import {
  countShownImages,
  GALLERY_FILTERS,
  getFiltersShowing,
  type GalleryImage,
} from '@/lib/gallery/gallery';
import { getImageAnchor } from '@/lib/urls/addresses';
import { GalleryFilter } from './gallery-filter';

/** The number of images that load at once: those that a phone shows without scrolling, and a few more. */
const EARLY_IMAGE_COUNT = 8;

interface GalleryGridProps {
  images: readonly GalleryImage[];
  messages: Pick<Messages, 'gallery' | 'language'>;
}

/** The gallery's filter, and its images, each with its type in upper case and its caption over it (spec §2, §5). */
export function GalleryGrid({ images, messages: { gallery, language } }: GalleryGridProps) {
  const { filter, filters, count, types } = gallery;
  const counts = countShownImages(images);
  return (
    <section aria-label={gallery.images} className="gallery wrap min-h-96 py-8">
      <GalleryFilter counts={counts} messages={{ filter, filters, count }} />
      <List
        data-shown-by={GALLERY_FILTERS.filter((name) => counts[name] > 0).join(' ')}
        className="mt-6 flex flex-wrap gap-2 sm:gap-4 md:grid md:grid-cols-3 xl:grid-cols-5 print:grid print:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]"
      >
        {images.map((image, position) => (
          <li
            key={image.id}
            data-shown-by={getFiltersShowing(image).join(' ')}
            className={position < EARLY_IMAGE_COUNT ? 'tile' : 'tile later'}
          >
            <a href={image.url} id={getImageAnchor(image.url)} aria-haspopup="dialog">
              <Picture
                src={image.url}
                alt={image.description}
                kind="tile"
                sizes="(min-width: 80em) 19vw, (min-width: 48em) 32vw, 38vw"
                priority={position === 0 ? 'ahead' : undefined}
                className="h-full w-full object-cover"
              />
              <span>
                <span>{types[image.type]}</span>
                <span>
                  <Text language={language}>{image.caption}</Text>
                </span>
              </span>
            </a>
          </li>
        ))}
      </List>
    </section>
  );
}

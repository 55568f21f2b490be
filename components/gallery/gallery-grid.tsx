import type { Messages } from '@/lib/i18n/messages/en';
import { List } from '@/components/ui/list';
import { countShownImages, GALLERY_FILTERS, type GalleryImage } from '@/lib/gallery/gallery';
import { GalleryFilter } from './gallery-filter';
import { GalleryTile } from './gallery-tile';

interface GalleryGridProps {
  images: readonly GalleryImage[];
  messages: Pick<Messages, 'gallery' | 'language'>;
}

/** The gallery's filter and its tiles (spec §2, §5). */
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
          <GalleryTile
            key={image.id}
            image={image}
            position={position}
            language={language}
            types={types}
          />
        ))}
      </List>
    </section>
  );
}

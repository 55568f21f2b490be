'use client';

import clsx from 'clsx';
import { useState } from 'react';
import type { Language } from '@/lib/language';
import type { GalleryImage } from '@/lib/schemas/gallery-image';
import type { Texts } from '@/lib/texts/en';
import { filterGallery, filtersWithout, GALLERY_FILTERS, type GalleryFilter } from '@/lib/gallery';
import { imageAnchor } from '@/lib/anchors';
import { counted } from '@/lib/phrases';
import { GalleryTile } from './gallery-tile';
import { useLinkedImage } from './use-linked-image';

interface GalleryGridProps {
  images: readonly GalleryImage[];
  language: Language;
  texts: Texts['gallery'];
}

/** How many images a phone shows before anybody scrolls, and some more. */
const ON_FIRST_SCREEN = 8;

/** The gallery's filter and its grid of images (spec §2, §5), by whose classes style answers before script can. */
export function GalleryGrid({ images, language, texts }: GalleryGridProps) {
  const [filter, setFilter] = useState<GalleryFilter>('all');
  const shown = filterGallery(images, filter);
  useLinkedImage(images);

  return (
    <section aria-label={texts.images} className="wrap min-h-96 py-8">
      <div role="group" aria-label={texts.filter} className="flex gap-2 no-script:hidden">
        {GALLERY_FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            className={clsx('button', name === filter && 'button-chosen', `filter-${name}`)}
            onClick={() => setFilter(name)}
          >
            {texts.filters[name]}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {counted(texts.count, shown.length)}
      </p>
      <ul
        role="list"
        className="mt-6 grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-5"
      >
        {shown.map((image, position) => (
          <li
            key={image.id}
            id={imageAnchor(image.id)}
            className={clsx(
              'aspect-[3/2] [content-visibility:auto] max-md:last:odd:col-span-2',
              position >= ON_FIRST_SCREEN && 'later',
              filtersWithout(image).map((name) => `not-${name}`),
            )}
          >
            <GalleryTile
              image={image}
              among={shown}
              isFirst={position === 0}
              language={language}
              types={texts.types}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

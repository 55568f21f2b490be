'use client';

import clsx from 'clsx';
import { useState } from 'react';
import type { GalleryImage } from '@/lib/schemas/gallery-image';
import { filterGallery, GALLERY_FILTERS, type GalleryFilter } from '@/lib/gallery';
import { GalleryTile } from './gallery-tile';

const FILTER_LABELS: Record<GalleryFilter, string> = { all: 'All', events: 'Events', news: 'News' };

/** How many images a phone shows before anybody scrolls, and some more. */
const ON_FIRST_SCREEN = 8;

/** The gallery's filter and its grid of images (spec §2, §5). */
export function GalleryGrid({ images }: { images: readonly GalleryImage[] }) {
  const [filter, setFilter] = useState<GalleryFilter>('all');
  const shown = filterGallery(images, filter);

  return (
    <section aria-label="Images" className="wrap min-h-96 py-8">
      <div role="group" aria-label="Filter" className="flex gap-2 no-script:hidden">
        {GALLERY_FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            className={clsx('button', name === filter && 'button-chosen')}
            onClick={() => setFilter(name)}
          >
            {FILTER_LABELS[name]}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {shown.length} images
      </p>
      <ul className="mt-6 grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-5">
        {shown.map((image, position) => (
          <li
            key={image.id}
            className={clsx(
              'aspect-[3/2] [content-visibility:auto] max-md:last:odd:col-span-2',
              position >= ON_FIRST_SCREEN && 'later',
            )}
          >
            <GalleryTile image={image} isFirst={position === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

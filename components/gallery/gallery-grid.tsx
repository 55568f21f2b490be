'use client';

import { useState, type ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { useLinkedImage } from '@/components/overlay/use-linked-image';
import { List } from '@/components/ui/list';
import { GALLERY_FILTERS, type GalleryFilter } from '@/lib/gallery/gallery';
import { pluralize } from '@/lib/i18n/interpolate';

interface GalleryGridProps {
  /** How many images each filter shows. */
  counts: Record<GalleryFilter, number>;
  messages: Pick<Messages['gallery'], 'images' | 'filter' | 'filters' | 'count'>;
  /** The tiles. */
  children: readonly ReactNode[];
}

/** The gallery's filter and its tiles (spec §2, §5). CSS hides the tiles that the filter excludes. */
export function GalleryGrid({ counts, messages, children }: GalleryGridProps) {
  const [filter, setFilter] = useState<GalleryFilter>('all');
  useLinkedImage();
  return (
    <section
      aria-label={messages.images}
      data-filter={filter}
      className="gallery wrap min-h-96 py-8"
    >
      <div role="group" aria-label={messages.filter} className="flex gap-2 no-script:hidden">
        {GALLERY_FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            value={name}
            aria-pressed={name === filter}
            className="button"
            onClick={() => setFilter(name)}
          >
            {messages.filters[name]}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {pluralize(messages.count, counts[filter])}
      </p>
      <List
        // The last of an odd number of buttons takes the full width of a phone.
        className={
          counts[filter] === 0
            ? 'hidden'
            : 'mt-6 flex flex-wrap gap-2 sm:gap-4 md:grid md:grid-cols-3 xl:grid-cols-5'
        }
      >
        {children}
      </List>
    </section>
  );
}

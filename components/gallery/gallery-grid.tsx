'use client';

import { useState, type ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { useImageOfAddress } from '@/components/overlay/overlay-links';
import { PushButton } from '@/components/ui/controls';
import { Status } from '@/components/ui/status';
import { GALLERY_FILTERS, type GalleryFilter } from '@/lib/gallery/gallery';
import { pluralize } from '@/lib/i18n/interpolate';

interface GalleryGridProps {
  counts: Record<GalleryFilter, number>;
  messages: Pick<Messages['gallery'], 'images' | 'filter' | 'filters' | 'count'>;
  children: ReactNode;
}

/** The gallery's filter and its tiles (spec §2, §5). CSS hides the tiles that the filter excludes. */
function GalleryGridView({ counts, messages, children }: GalleryGridProps) {
  const [filter, setFilter] = useState<GalleryFilter>('all');
  useImageOfAddress();
  return (
    <section
      aria-label={messages.images}
      data-filter={filter}
      className="gallery wrap min-h-96 py-8"
    >
      <div role="group" aria-label={messages.filter} className="flex gap-2 no-script:hidden">
        {GALLERY_FILTERS.map((name) => (
          <PushButton
            key={name}
            value={name}
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
          >
            {messages.filters[name]}
          </PushButton>
        ))}
      </div>
      <Status request={filter} className="sr-only">
        {pluralize(messages.count, counts[filter])}
      </Status>
      <div hidden={counts[filter] === 0}>{children}</div>
    </section>
  );
}

export const GalleryGrid = island('GalleryGrid', GalleryGridView);

'use client';

import { useState } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { PushButton } from '@/components/ui/controls';
import { Status } from '@/components/ui/status';
import { GALLERY_FILTERS, type FilterName } from '@/lib/gallery/gallery';
import { pluralize } from '@/lib/i18n/interpolate';

interface GalleryFilterProps {
  /** How many images each filter shows. */
  counts: Record<FilterName, number>;
  messages: Pick<Messages['gallery'], 'filter' | 'filters' | 'count'>;
}

/** The gallery's filter (spec §2, §5). CSS hides the tiles that the pressed button excludes. */
function GalleryFilterView({ counts, messages }: GalleryFilterProps) {
  const [filter, setFilter] = useState<FilterName>('all');
  return (
    <>
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
    </>
  );
}

export const GalleryFilter = island('GalleryFilter', GalleryFilterView);

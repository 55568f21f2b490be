'use client';

import { useEffect, useState } from 'react';
import type { GalleryImage } from '@/data/schemas/gallery-image';
import { useOverlay } from '@/components/overlay/image-overlay';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import { nextIndex, previousIndex, SLIDESHOW_INTERVAL_MS } from '@/lib/carousel';
import { useHold } from './use-hold';

interface SlideshowProps {
  images: readonly Pick<GalleryImage, 'url' | 'description'>[];
}

/** The home page's slideshow (spec §2, §4); its pattern is the carousel of the W3C ARIA Authoring Practices. */
export function Slideshow({ images }: SlideshowProps) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const { isHeld, holdHandlers } = useHold();
  const { isOpen: isOverlayOpen } = useOverlay();
  const count = images.length;
  const isRotating = isPlaying && !isHeld && !isOverlayOpen;
  const image = images[index];

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(
      () => setIndex((current) => nextIndex(current, count)),
      SLIDESHOW_INTERVAL_MS,
    );
    return () => clearInterval(timer);
  }, [isRotating, count]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Gallery slideshow"
      className="on-band flex flex-col"
      {...holdHandlers}
    >
      <div className="flex items-center gap-2 px-2 py-1 no-script:hidden">
        <button
          type="button"
          className="control"
          aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        <p aria-hidden="true" className="flex-1 text-center font-bold tabular-nums tracking-widest">
          {index + 1} / {count}
        </p>
        <button
          type="button"
          className="control"
          aria-label="Previous"
          onClick={() => setIndex(previousIndex(index, count))}
        >
          <PreviousIcon />
        </button>
        <button
          type="button"
          className="control"
          aria-label="Next"
          onClick={() => setIndex(nextIndex(index, count))}
        >
          <NextIcon />
        </button>
      </div>
      <div aria-live={isRotating ? 'off' : 'polite'} className="relative aspect-[3/2] flex-1">
        <div
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${count}`}
          className="absolute inset-0"
        >
          {image && (
            <OverlayLink
              url={image.url}
              description={image.description}
              className="block h-full focus-visible:-outline-offset-4"
            >
              <Picture
                key={image.url}
                src={image.url}
                alt={image.description}
                kind="slide"
                sizes="(min-width: 1488px) 880px, (min-width: 1024px) 62vw, 94vw"
                priority
                className="h-full w-full motion-safe:animate-appear object-cover"
              />
            </OverlayLink>
          )}
        </div>
      </div>
    </section>
  );
}

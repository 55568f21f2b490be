'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { GalleryImage } from '@/data/schemas/gallery-image';
import { useOverlay } from '@/components/overlay/image-overlay';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import { nextIndex, previousIndex, SLIDESHOW_INTERVAL_MS } from '@/lib/carousel';
import { useHold } from './use-hold';
import { useSwipe } from './use-swipe';

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
  const showPrevious = () => setIndex(previousIndex(index, count));
  const showNext = () => setIndex(nextIndex(index, count));
  const swipeHandlers = useSwipe({ left: showNext, right: showPrevious });

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
        <button type="button" className="control" aria-label="Previous" onClick={showPrevious}>
          <PreviousIcon />
        </button>
        <button type="button" className="control" aria-label="Next" onClick={showNext}>
          <NextIcon />
        </button>
      </div>
      <div
        aria-live={isRotating ? 'off' : 'polite'}
        className="relative aspect-[3/2] flex-1 touch-pan-y"
        {...swipeHandlers}
      >
        <div
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${count}`}
          className="absolute inset-0"
        >
          {image && (
            <OverlayLink url={image.url} description={image.description} className="slide-link">
              <Picture
                key={image.url}
                src={image.url}
                alt={image.description}
                kind="slide"
                sizes="(min-width: 1488px) 880px, (min-width: 1024px) 62vw, 94vw"
                priority
                // The first slide is the page's largest picture: nothing may delay it.
                className={clsx(
                  'h-full w-full object-cover',
                  index > 0 && 'motion-safe:animate-appear',
                )}
              />
            </OverlayLink>
          )}
        </div>
      </div>
    </section>
  );
}

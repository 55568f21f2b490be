'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useOverlay } from '@/components/overlay/image-overlay';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { nextIndex, previousIndex, SLIDESHOW_INTERVAL_MS } from '@/lib/carousel';
import { SlidePicture, type SlideImage } from './slide-picture';
import { SlideshowControls } from './slideshow-controls';
import { useHold } from './use-hold';
import { useSwipe } from './use-swipe';

interface SlideshowProps {
  images: readonly SlideImage[];
}

/** The home page's slideshow (spec §2, §4); its pattern is the carousel of the W3C ARIA Authoring Practices. */
export function Slideshow({ images }: SlideshowProps) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [loadsAhead, setLoadsAhead] = useState(false);
  const { isHeld, holdHandlers } = useHold();
  const { isOpen: isOverlayOpen } = useOverlay();
  const count = images.length;
  const isRotating = isPlaying && !isHeld && !isOverlayOpen;
  const image = images[index];
  const nextImage = images[nextIndex(index, count)];
  const showPrevious = () => setIndex(previousIndex(index, count));
  const showNext = () => setIndex(nextIndex(index, count));
  const swipeHandlers = useSwipe({ left: showNext, right: showPrevious });

  // Not at once: what the visitor looks at comes first.
  useEffect(() => {
    const timer = setTimeout(() => setLoadsAhead(true), SLIDESHOW_INTERVAL_MS / 2);
    return () => clearTimeout(timer);
  }, []);

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
      onPointerOver={() => setLoadsAhead(true)}
      onFocusCapture={() => setLoadsAhead(true)}
    >
      <SlideshowControls
        place={`${index + 1} / ${count}`}
        isPlaying={isPlaying}
        onToggle={() => setIsPlaying(!isPlaying)}
        onPrevious={showPrevious}
        onNext={showNext}
      />
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
              <SlidePicture
                key={image.url}
                image={image}
                turn="first"
                // The first slide is the page's largest picture: nothing may delay it.
                className={clsx(
                  'h-full w-full object-cover',
                  index > 0 && 'motion-safe:animate-appear',
                )}
              />
            </OverlayLink>
          )}
        </div>
        {loadsAhead && nextImage && (
          <div hidden>
            <SlidePicture key={nextImage.url} image={nextImage} turn="ahead" />
          </div>
        )}
      </div>
    </section>
  );
}

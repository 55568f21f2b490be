'use client';

import clsx from 'clsx';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Texts } from '@/lib/texts/en';
import { useShown } from '@/components/overlay/overlay-history';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { usePageVisible } from '@/components/ui/use-page-visible';
import { useSwipe } from '@/components/ui/use-swipe';
import { nextIndex, previousIndex, SLIDESHOW_INTERVAL_MS } from '@/lib/carousel';
import { fill } from '@/lib/phrases';
import { SlidePicture, type SlideImage } from './slide-picture';
import { SlideshowControls } from './slideshow-controls';
import { useHold } from './use-hold';

interface SlideshowProps {
  images: readonly SlideImage[];
  texts: Texts['home']['slideshow'];
}

/** The home page's slideshow (spec §2, §4); its pattern is the carousel of the W3C ARIA Authoring Practices. */
export function Slideshow({ images, texts }: SlideshowProps) {
  const [{ index, isTimed }, setSlide] = useState({ index: 0, isTimed: false });
  const [isPlaying, setIsPlaying] = useState(true);
  const [loadsAhead, setLoadsAhead] = useState(false);
  const { isHeld, holdHandlers } = useHold();
  const isOverlayOpen = useShown() !== null;
  const count = images.length;
  const isVisible = usePageVisible();
  const isRotating = isPlaying && !isHeld && !isOverlayOpen;
  const image = images[index];
  // A moment later: what was pressed for is shown first.
  const nextImage = useDeferredValue(images[nextIndex(index, count)]);
  const showPrevious = () => setSlide({ index: previousIndex(index, count), isTimed: false });
  const showNext = () => setSlide({ index: nextIndex(index, count), isTimed: false });
  const swipeHandlers = useSwipe({ left: showNext, right: showPrevious });

  // Not at once: what the visitor looks at comes first.
  useEffect(() => {
    if (!isVisible) return;
    const timer = setTimeout(() => setLoadsAhead(true), SLIDESHOW_INTERVAL_MS / 2);
    return () => clearTimeout(timer);
  }, [isVisible]);

  // Anew with each slide, so that each stays as long, whatever brought it.
  useEffect(() => {
    if (!isRotating || !isVisible) return;
    const timer = setTimeout(
      () => setSlide({ index: nextIndex(index, count), isTimed: true }),
      SLIDESHOW_INTERVAL_MS,
    );
    return () => clearTimeout(timer);
  }, [isRotating, isVisible, index, count]);

  return (
    <section
      aria-roledescription={texts.role}
      aria-label={texts.label}
      className="on-band flex flex-col print:mb-6 print:w-1/3"
      {...holdHandlers}
      onPointerOver={() => setLoadsAhead(true)}
      onFocusCapture={() => setLoadsAhead(true)}
    >
      <SlideshowControls
        place={`${index + 1} / ${count}`}
        isPlaying={isPlaying}
        texts={texts}
        onToggle={() => setIsPlaying(!isPlaying)}
        onPrevious={showPrevious}
        onNext={showNext}
      />
      <div
        aria-live={isRotating ? 'off' : 'polite'}
        className="relative aspect-[3/2] flex-1 [touch-action:pan-y_pinch-zoom]"
        {...swipeHandlers}
      >
        <div
          role="group"
          aria-roledescription={texts.slideRole}
          aria-label={fill(texts.place, { number: index + 1, count })}
          className="absolute inset-0"
        >
          {image && (
            <OverlayLink image={image} among={images} className="slide-link">
              <SlidePicture
                key={image.url}
                image={image}
                turn="first"
                // Nothing delays a slide that somebody waits for.
                className={clsx(
                  'h-full w-full object-cover',
                  isTimed && 'motion-safe:animate-appear',
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

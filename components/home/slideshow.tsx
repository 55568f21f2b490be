'use client';

import { useReducer, useRef } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { getShownImage } from '@/components/overlay/overlay-history';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useSwipe } from '@/components/ui/use-swipe';
import { isSavingData } from '@/lib/browser/saves-data';
import { getNextIndex, getPreviousIndex } from '@/lib/gallery/carousel';
import { isVisitorAt } from './is-visitor-at';
import { Slide, type SlideImage } from './slide';
import { SlideshowControls } from './slideshow-controls';
import { reduceSlideshow } from './slideshow-state';
import { useNextImage } from './use-next-image';
import { useSlideTimer } from './use-slide-timer';

interface SlideshowProps {
  images: readonly SlideImage[];
  messages: Messages['home']['slideshow'];
}

/** The home page's slideshow (spec §2, §4); its pattern is the carousel of the W3C ARIA Authoring Practices. */
function SlideshowView({ images, messages }: SlideshowProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const savesData = useBrowserValue(isSavingData, false);
  const [state, dispatch] = useReducer(reduceSlideshow, { index: 0 });
  // For visitors who save data it waits to be started: each slide is a picture.
  const { index, changedBy, isPlaying = !savesData } = state;
  const count = images.length;
  const next = getNextIndex(index, count);
  const nextImage = useNextImage(next, changedBy);
  const showNext = () => dispatch({ type: 'show', index: next, by: 'visitor' });
  const showPrevious = () =>
    dispatch({ type: 'show', index: getPreviousIndex(index, count), by: 'visitor' });
  const swipeHandlers = useSwipe({ left: showNext, right: showPrevious });

  useSlideTimer({
    index,
    isPlaying,
    isHeld: () => getShownImage() !== null || isVisitorAt(sectionRef.current),
    // Not at once, so that the first picture loads first.
    onHalf: nextImage.load,
    onEnd: () => dispatch({ type: 'show', index: next, by: 'timer' }),
  });

  return (
    <section
      ref={sectionRef}
      aria-roledescription={messages.role}
      aria-label={messages.label}
      className="on-band flex flex-col print:float-right print:mb-4 print:ml-6 print:w-64"
    >
      <SlideshowControls
        place={`${index + 1} / ${count}`}
        isPlaying={isPlaying}
        messages={messages}
        onToggle={() => dispatch({ type: 'play', isPlaying: !isPlaying })}
        onPrevious={showPrevious}
        onNext={showNext}
      />
      <div
        // Announce slides that the visitor asked for, not those of the timer.
        aria-live={isPlaying && changedBy !== 'visitor' ? 'off' : 'polite'}
        className="relative aspect-[3/2] flex-1 [touch-action:pan-y_pinch-zoom]"
        {...swipeHandlers}
      >
        <Slide
          images={images}
          index={index}
          upcoming={nextImage.upcoming}
          changedBy={changedBy}
          loadsNext={nextImage.isLoaded && !savesData}
          messages={messages}
        />
      </div>
    </section>
  );
}

export const Slideshow = island('Slideshow', SlideshowView);

'use client';

import { useEffect, useRef, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { getShownImage } from '@/components/overlay/overlay-history';
import { useSavesData } from '@/components/ui/use-saves-data';
import { useSwipe } from '@/components/ui/use-swipe';
import { getNextIndex, getPreviousIndex, SLIDESHOW_INTERVAL_MS } from '@/lib/gallery/carousel';
import { isVisitorAt } from './is-visitor-at';
import { Slide, type BroughtBy, type SlideImage } from './slide';
import { SlideshowControls } from './slideshow-controls';

/** How long the next image stays out of the document after a slide has changed, so that the change is seen first. */
const NEXT_IMAGE_DELAY_MS = 100;

interface SlideshowProps {
  images: readonly SlideImage[];
  messages: Messages['home']['slideshow'];
}

interface Slide {
  /** Position among the images, counted from 0. */
  index: number;
  broughtBy?: BroughtBy;
}

/** The home page's slideshow (spec §2, §4); its pattern is the carousel of the W3C ARIA Authoring Practices. */
function SlideshowView({ images, messages }: SlideshowProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const [{ index, broughtBy }, setSlide] = useState<Slide>({ index: 0 });
  const savesData = useSavesData();
  const [chosen, setChosen] = useState<boolean>();
  // For visitors who save data it waits to be started: each slide is a picture.
  const isPlaying = chosen ?? !savesData;
  const [loadsNext, setLoadsNext] = useState(false);
  const count = images.length;
  const next = getNextIndex(index, count);
  /** The index of the image that is in the document for later. */
  const [upcoming, setUpcoming] = useState(next);
  const goTo = (target: number) => setSlide({ index: target, broughtBy: 'visitor' });
  const showPrevious = () => goTo(getPreviousIndex(index, count));
  const showNext = () => goTo(next);
  const swipeHandlers = useSwipe({ left: showNext, right: showPrevious });

  // Restarts with each slide, so each one stays equally long. The interval is two halves, so that the slide does not
  // change at the moment a visitor leaves.
  useEffect(() => {
    let isHalfTime = false;
    const timer = setInterval(() => {
      if (document.hidden) return;
      // Later, so that the current picture loads first.
      setLoadsNext(true);
      const isHeld = !isPlaying || getShownImage() || isVisitorAt(sectionRef.current);
      isHalfTime = !isHeld && !isHalfTime;
      if (!isHeld && !isHalfTime) setSlide({ index: next, broughtBy: 'timer' });
    }, SLIDESHOW_INTERVAL_MS / 2);
    return () => clearInterval(timer);
  }, [isPlaying, next]);

  useEffect(() => {
    const timer = setTimeout(() => {
      setUpcoming(next);
      if (broughtBy) setLoadsNext(true);
    }, NEXT_IMAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next, broughtBy]);

  return (
    <section
      ref={sectionRef}
      aria-roledescription={messages.role}
      aria-label={messages.label}
      className="on-band flex flex-col print:mb-6 print:w-1/3"
    >
      <SlideshowControls
        place={`${index + 1} / ${count}`}
        isPlaying={isPlaying}
        messages={messages}
        onToggle={() => setChosen(!isPlaying)}
        onPrevious={showPrevious}
        onNext={showNext}
      />
      <div
        // Announce slides that the visitor asked for, not those of the timer.
        aria-live={isPlaying && broughtBy !== 'visitor' ? 'off' : 'polite'}
        className="relative aspect-[3/2] flex-1 [touch-action:pan-y_pinch-zoom]"
        {...swipeHandlers}
      >
        <Slide
          images={images}
          index={index}
          upcoming={upcoming}
          broughtBy={broughtBy}
          loadsNext={loadsNext && !savesData}
          messages={messages}
        />
      </div>
    </section>
  );
}

export const Slideshow = island('Slideshow', SlideshowView);

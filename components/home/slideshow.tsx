'use client';

import { useRef, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { getOverlayContent } from '@/components/overlay/overlay-history';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useSwipe } from '@/components/ui/use-swipe';
import { getNextIndex, getPreviousIndex } from '@/lib/ui/carousel';
import { Slide, type SlideCause, type SlideImage, type SlideProps } from './slide';
import { SlideshowControls } from './slideshow-controls';
import { useNextImage } from './use-next-image';
import { useSlideTimer } from './use-slide-timer';

interface SlideshowProps {
  images: readonly SlideImage[];
  messages: Messages['home']['slideshow'];
}

/** The state of the slideshow (spec §4). */
interface SlideshowState extends Pick<SlideProps, 'index' | 'pictureKey' | 'changedBy'> {
  /** Whether the visitor has chosen to play or to pause; undefined at first. */
  isPlaying?: boolean;
}

/**
 * Whether the mouse is over an element, or the keyboard focus is in it. Moving content must pause then. The function
 * reads the current state and not events, because mouse and focus may have been there before the script. It ignores
 * touch screens, where `:hover` stays on an element that was tapped.
 */
const isHoveredOrFocused = (element: Element | null): boolean =>
  Boolean(
    element?.querySelector(':focus-visible') ||
    (element?.matches(':hover') && matchMedia('(hover: hover) and (pointer: fine)').matches),
  );

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The home page's slideshow (spec §2, §4). It follows the carousel pattern of the W3C ARIA Authoring Practices. */
function SlideshowView({ images, messages }: SlideshowProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const [state, setState] = useState<SlideshowState>({ index: 0, pictureKey: 0 });
  const startsPaused = useBrowserValue(prefersReducedMotion, false);
  const { index, pictureKey, changedBy, isPlaying = !startsPaused } = state;
  const count = images.length;
  const nextIndex = getNextIndex(index, count);
  const nextImageRef = useNextImage(images[nextIndex]?.url ?? '', changedBy ? 'later' : 'first');
  const show = (newIndex: number, by: SlideCause) => {
    const isLoaded = newIndex === nextIndex && nextImageRef.current?.complete;
    // A new element fades in, and shows no old picture while its own is loaded.
    const newKey = by === 'visitor' && isLoaded ? pictureKey : newIndex;
    setState((current) => ({ ...current, index: newIndex, pictureKey: newKey, changedBy: by }));
  };
  const showNext = () => show(nextIndex, 'visitor');
  const showPrevious = () => show(getPreviousIndex(index, count), 'visitor');
  const swipeHandlers = useSwipe({ left: showNext, right: showPrevious });

  const mayChange = () =>
    isPlaying &&
    !document.hidden &&
    !getOverlayContent() &&
    !isHoveredOrFocused(sectionRef.current);
  useSlideTimer(`${index} ${isPlaying}`, mayChange, () => show(nextIndex, 'timer'));

  return (
    <section
      ref={sectionRef}
      aria-roledescription={messages.role}
      aria-label={messages.label}
      className="on-band flex flex-col print:float-right print:mb-4 print:ml-6 print:w-64"
    >
      <SlideshowControls
        positionText={`${index + 1} / ${count}`}
        isPlaying={isPlaying}
        messages={messages}
        onToggle={() => setState((current) => ({ ...current, isPlaying: !isPlaying }))}
        onPrevious={showPrevious}
        onNext={showNext}
      />
      <div
        // Screen readers announce the slides that the visitor asked for, and not those of the timer.
        aria-live={isPlaying && changedBy !== 'visitor' ? 'off' : 'polite'}
        className="slides relative aspect-[3/2] flex-1 [touch-action:pan-y_pinch-zoom]"
        {...swipeHandlers}
      >
        <Slide
          images={images}
          index={index}
          pictureKey={pictureKey}
          changedBy={changedBy}
          messages={messages}
        />
      </div>
    </section>
  );
}

export const Slideshow = island('Slideshow', SlideshowView);

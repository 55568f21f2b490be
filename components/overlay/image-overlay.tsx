'use client';

import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { useSwipe } from '@/components/ui/use-swipe';
import { getNextIndex, getPreviousIndex } from '@/lib/gallery/carousel';
import { hasModifier } from '@/lib/browser/keys';
import { interpolate } from '@/lib/i18n/interpolate';
import { isTap } from '@/lib/browser/tap';
import { close, show, useShown } from './overlay-history';
import { OverlayPicture, type Neighbour } from './overlay-picture';
import { useModal } from './use-modal';
import { useOverlayLinks } from './use-overlay-links';

/**
 * The fullscreen image overlay (spec §2, §4), which each OverlayLink of the page opens. A click anywhere closes it,
 * except on the buttons that lead to another image. A drag and a long press do not close it.
 */
function ImageOverlayView({ messages }: { messages: Messages['overlay'] }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressRef = useRef<PointerEvent>(null);
  const shown = useShown();
  const isOpen = shown !== null;
  const image = shown?.images[shown.index];

  const goTo = (neighbour: Neighbour) => {
    if (shown) show({ ...shown, index: neighbour(shown.index, shown.images.length) });
  };
  const swipeHandlers = useSwipe({
    left: () => goTo(getNextIndex),
    right: () => goTo(getPreviousIndex),
  });

  useModal(dialogRef, isOpen);
  useOverlayLinks();

  const closeByClick = (event: MouseEvent) => {
    const start = pressRef.current;
    pressRef.current = null;
    // Keyboards and assistive technology click without a pointer.
    if (!start || isTap(start, event)) close();
  };

  const handleStepKey = (event: KeyboardEvent) => {
    // A key held down would flood the browser's history.
    if (hasModifier(event) || event.repeat) return;
    if (event.key === 'ArrowLeft') goTo(getPreviousIndex);
    if (event.key === 'ArrowRight') goTo(getNextIndex);
  };

  return (
    // The dialog handles clicks and arrow keys only as shortcuts; its buttons do the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      aria-label={image && interpolate(messages.imageOf, { description: image.description })}
      // It stays open until the browser has gone back, so that nothing behind it can be pressed meanwhile.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The browser may close it anyway, and reports that a moment later, when another image may already be open.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) close();
      }}
      onPointerDown={(event) => {
        pressRef.current = event;
      }}
      onClick={closeByClick}
      onKeyDown={handleStepKey}
      {...swipeHandlers}
      className="on-band fixed inset-0 h-dvh max-h-none w-full max-w-none cursor-zoom-out flex-col gap-2 p-2 open:flex sm:p-6"
    >
      {shown && image && (
        <OverlayPicture {...shown} image={image} messages={messages} onGo={goTo} />
      )}
    </dialog>
  );
}

export const ImageOverlay = island('ImageOverlay', ImageOverlayView);

'use client';

import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { useSwipe } from '@/components/ui/use-swipe';
import { getNextIndex, getPreviousIndex } from '@/lib/ui/carousel';
import { isModifierPressed, isRepeatedClick, isTap } from '@/lib/ui/press';
import { interpolate } from '@/lib/i18n/interpolate';
import { closeOverlay, showInOverlay, useOverlayContent } from './overlay-history';
import { OverlayPicture, type GetNeighbourIndex } from './overlay-picture';
import { useOverlayLinks } from './overlay-links';

/**
 * The fullscreen image overlay (spec §2, §4), which the links to images open (overlay-links.ts). A click anywhere closes
 * it, except on the buttons Previous and Next. A drag or a long press closes it only on the button Close.
 */
function ImageOverlayView({ messages }: { messages: Messages['overlay'] }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pointerDownRef = useRef<PointerEvent>(null);
  const content = useOverlayContent();
  const isOpen = content !== null;
  const image = content?.images[content.index];

  const showNeighbour = (getIndex: GetNeighbourIndex) => {
    if (content)
      showInOverlay({ ...content, index: getIndex(content.index, content.images.length) });
  };
  const swipeHandlers = useSwipe({
    left: () => showNeighbour(getNextIndex),
    right: () => showNeighbour(getPreviousIndex),
  });

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    return () => {
      dialog.close();
      // The focus is where it was before. When the browser goes back, Chromium focuses the element that the address
      // names, so the opener gets the focus again.
      const opener = document.activeElement as HTMLElement;
      setTimeout(() => opener.focus({ preventScroll: true }));
    };
  }, [isOpen]);
  useOverlayLinks();

  const handleClick = (event: MouseEvent) => {
    const pointerDown = pointerDownRef.current;
    pointerDownRef.current = null;
    // The second press of a double click on a picture must not close what the first one opened.
    if (isRepeatedClick(event)) return;
    // A click from the keyboard or from assistive technology has no pointer event before it.
    if (!pointerDown || isTap(pointerDown, event)) closeOverlay();
  };

  const handleArrowKey = (event: KeyboardEvent) => {
    // event.repeat: a key that is held down would write to the history too often for browsers.
    if (isModifierPressed(event) || event.repeat) return;
    if (event.key === 'ArrowLeft') showNeighbour(getPreviousIndex);
    if (event.key === 'ArrowRight') showNeighbour(getNextIndex);
  };

  return (
    // Clicks and arrow keys on the dialog are only shortcuts: the buttons in it do the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      aria-label={image && interpolate(messages.imageOf, { description: image.description })}
      // The dialog stays open until the browser has gone back, so that nothing behind it can be pressed before that.
      onCancel={(event) => {
        event.preventDefault();
        closeOverlay();
      }}
      // A browser may close the dialog itself. The event comes later, when the dialog may already be open again.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) closeOverlay();
      }}
      onPointerDown={(event) => {
        pointerDownRef.current = event;
      }}
      onClick={handleClick}
      onKeyDown={handleArrowKey}
      {...swipeHandlers}
      className="image-overlay on-band fixed inset-0 h-dvh max-h-none w-full max-w-none cursor-zoom-out flex-col gap-2 p-2 open:flex sm:p-6"
    >
      {content && image && (
        <OverlayPicture {...content} image={image} messages={messages} onNavigate={showNeighbour} />
      )}
    </dialog>
  );
}

export const ImageOverlay = island('ImageOverlay', ImageOverlayView);

import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { IconButton } from '@/components/ui/controls';
import { closeIcon, nextIcon, previousIcon } from '@/components/ui/icons';
import { getNextIndex, getPreviousIndex } from '@/lib/ui/carousel';
import { interpolate } from '@/lib/i18n/interpolate';
import { isRepeatedClick } from '@/lib/ui/press';
import { prefersReducedData } from '@/lib/ui/reduced-data';
import { closeOverlay, type OverlayImage, type OverlayContent } from './overlay-history';

/** A function that returns the index of the next or the previous image. */
export type GetNeighbourIndex = typeof getNextIndex;

interface OverlayPictureProps extends OverlayContent {
  image: OverlayImage;
  messages: Messages['overlay'];
  onNavigate: (getIndex: GetNeighbourIndex) => void;
}

/** Preloads the previous and the next image, unless the visitor prefers reduced data. */
function preloadNeighbours({ images, index }: OverlayContent): void {
  if (prefersReducedData()) return;
  for (const getIndex of [getNextIndex, getPreviousIndex]) {
    const url = images[getIndex(index, images.length)]?.url;
    if (url) new Image().src = url;
  }
}

/** What is in the open overlay: the buttons Close, Previous and Next, the image, and its position. */
export function OverlayPicture(props: OverlayPictureProps) {
  const { images, index, image, messages, onNavigate } = props;
  const isOnlyImage = images.length === 1;
  const renderStepButton = (label: string, getIndex: GetNeighbourIndex, icon: ReactNode) => (
    <IconButton
      aria-label={label}
      onClick={(event) => {
        // Without this, the click would also close the overlay.
        event.stopPropagation();
        onNavigate(getIndex);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <>
      {/* The Close button is the first one for the keyboard, but is at the right end: the row is reversed. */}
      <div className="flex flex-row-reverse justify-between">
        {/* A long press closes the overlay only on this button. */}
        <IconButton
          aria-label={messages.close}
          onClick={(event) => !isRepeatedClick(event) && closeOverlay()}
          className="rounded-full bg-highlight text-on-highlight"
        >
          {closeIcon}
        </IconButton>
        {!isOnlyImage && (
          // On a phone they are on both sides of the position, where thumbs reach them.
          <div className="flex gap-2 max-sm:absolute max-sm:inset-x-2 max-sm:bottom-2 max-sm:justify-between">
            {renderStepButton(messages.previous, getPreviousIndex, previousIcon)}
            {renderStepButton(messages.next, getNextIndex, nextIcon)}
          </div>
        )}
      </div>
      <div role="status" className="flex min-h-0 flex-1 flex-col gap-2">
        <img
          key={image.url}
          src={image.url}
          alt={image.description}
          onLoad={() => preloadNeighbours(props)}
          className="min-h-0 w-full flex-1 animate-appear object-contain motion-reduce:animate-none"
        />
        {!isOnlyImage && (
          <p className="text-center font-bold tabular max-sm:leading-[2.75rem]">
            {interpolate(messages.place, { number: index + 1, count: images.length })}
          </p>
        )}
      </div>
    </>
  );
}

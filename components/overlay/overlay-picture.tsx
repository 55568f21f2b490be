import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages/en';
import { IconButton } from '@/components/ui/icon-button';
import { CloseIcon, NextIcon, PreviousIcon } from '@/components/ui/icons';
import { getNextIndex, getPreviousIndex } from '@/lib/gallery/carousel';
import { interpolate } from '@/lib/i18n/interpolate';
import { isSavingData } from '@/lib/browser/saves-data';
import { close, type OverlayImage, type Shown } from './overlay-history';

/** A function from an image's index to that of its neighbour. */
export type Neighbour = typeof getNextIndex;

interface OverlayPictureProps extends Shown {
  image: OverlayImage;
  messages: Messages['overlay'];
  onGo: (neighbour: Neighbour) => void;
}

/** Preloads the previous and the next image; not for visitors who save data. */
function fetchNeighbours({ images, index }: Shown): void {
  if (isSavingData()) return;
  for (const neighbour of [getNextIndex, getPreviousIndex]) {
    const url = images[neighbour(index, images.length)]?.url;
    if (url) new Image().src = url;
  }
}

/** The content of the open overlay: Close, previous and next, the image, and its position. */
export function OverlayPicture(props: OverlayPictureProps) {
  const { images, index, image, messages, onGo } = props;
  const isAlone = images.length === 1;
  const renderStepButton = (name: string, neighbour: Neighbour, icon: ReactNode) => (
    <IconButton
      aria-label={name}
      onClick={(event) => {
        // The click leads on, and must not close the overlay.
        event.stopPropagation();
        onGo(neighbour);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <>
      {/* First for the keyboard, last on the screen. */}
      <div className="flex flex-row-reverse justify-between">
        {/* A click anywhere closes the dialog; a press on this button may also be long. */}
        <IconButton
          aria-label={messages.close}
          onClick={close}
          className="rounded-full bg-highlight text-on-highlight"
        >
          <CloseIcon />
        </IconButton>
        {!isAlone && (
          <div className="flex gap-2">
            {renderStepButton(messages.previous, getPreviousIndex, <PreviousIcon />)}
            {renderStepButton(messages.next, getNextIndex, <NextIcon />)}
          </div>
        )}
      </div>
      <div role="status" className="flex min-h-0 flex-1 flex-col gap-2">
        <img
          key={image.url}
          src={image.url}
          alt={image.description}
          onLoad={() => fetchNeighbours(props)}
          className="min-h-0 w-full flex-1 animate-appear object-contain motion-reduce:animate-none"
        />
        {!isAlone && (
          <p className="text-center font-bold tabular-nums">
            {interpolate(messages.place, { number: index + 1, count: images.length })}
          </p>
        )}
      </div>
    </>
  );
}

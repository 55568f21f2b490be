import type { ReactNode } from 'react';
import type { Texts } from '@/lib/i18n/messages/en';
import { Icon } from '@/components/ui/icon';
import { NextIcon, PreviousIcon } from '@/components/ui/step-icons';
import { nextIndex, previousIndex } from '@/lib/gallery/carousel';
import { fill } from '@/lib/i18n/interpolate';
import { savesData } from '@/lib/browser/saves-data';
import { close, type OverlayImage, type Shown } from './overlay-history';

/** The way from an image to the one before or after it. */
export type Neighbour = typeof nextIndex;

interface OverlayPictureProps extends Shown {
  /** The one of the images that is shown. */
  image: OverlayImage;
  texts: Texts['overlay'];
  onGo: (neighbour: Neighbour) => void;
}

/** Fetches the images on either side, so that they are there when somebody goes on; not for visitors who save data. */
function fetchNeighbours({ images, index }: Shown): void {
  if (savesData()) return;
  for (const neighbour of [nextIndex, previousIndex]) {
    const url = images[neighbour(index, images.length)]?.url;
    if (url) new Image().src = url;
  }
}

/** What the open overlay holds: Close, the way to the neighbours, the image, and which of how many it is. */
export function OverlayPicture(props: OverlayPictureProps) {
  const { images, index, image, texts, onGo } = props;
  const isAlone = images.length === 1;
  const goButton = (name: string, neighbour: Neighbour, icon: ReactNode) => (
    <button
      type="button"
      aria-label={name}
      className="control"
      onClick={(event) => {
        // It goes on, and does not close.
        event.stopPropagation();
        onGo(neighbour);
      }}
    >
      {icon}
    </button>
  );
  return (
    <>
      {/* Close comes first for the keyboard, and stands last. */}
      <div className="flex flex-row-reverse justify-between">
        {/* The dialog is closed by a click wherever it is; this one may take as long as a hand needs. */}
        <button
          type="button"
          aria-label={texts.close}
          onClick={close}
          className="control rounded-full bg-highlight text-on-highlight"
        >
          <Icon>
            <path d="m5 5 14 14M19 5 5 19" />
          </Icon>
        </button>
        {!isAlone && (
          <div className="flex gap-2">
            {goButton(texts.previous, previousIndex, <PreviousIcon />)}
            {goButton(texts.next, nextIndex, <NextIcon />)}
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
            {fill(texts.place, { number: index + 1, count: images.length })}
          </p>
        )}
      </div>
    </>
  );
}

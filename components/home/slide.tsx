import { memo } from 'react';
import type { GalleryImage } from '@/lib/gallery/gallery';
import type { Messages } from '@/lib/i18n/messages/en';
import { showInOverlay } from '@/components/overlay/overlay-history';
import { Picture } from '@/components/ui/picture';
import { isModifierPressed, isRepeatedClick } from '@/lib/ui/press';
import { interpolate } from '@/lib/i18n/interpolate';

export type SlideImage = Pick<GalleryImage, 'url' | 'description'>;

/** The width of the slideshow, as the `sizes` of an `<img>`. From 93em on, the content does not get wider. */
export const SLIDE_SIZES = '(min-width: 93em) 880px, (min-width: 64em) 62vw, 94vw';

/** The cause of a change of slides. */
export type SlideCause = 'timer' | 'visitor';

export interface SlideProps {
  images: readonly SlideImage[];
  /** The position of the slide among the images, counted from 0. */
  index: number;
  /** The React key of the picture's element. While it stays the same, React keeps the element. */
  pictureKey: number;
  /** Undefined for the first slide until it changes. */
  changedBy?: SlideCause;
  messages: Messages['home']['slideshow'];
}

/** The current slide: a link that opens its picture in the overlay. Play and Pause do not render it again (memo). */
export const Slide = memo(function Slide(props: SlideProps) {
  const { images, index, pictureKey, changedBy, messages } = props;
  const image = images[index];
  return (
    <div
      role="group"
      aria-roledescription={messages.slideRole}
      aria-label={interpolate(messages.place, { number: index + 1, count: images.length })}
      className="absolute inset-0"
    >
      {image && (
        <a
          href={image.url}
          aria-haspopup="dialog"
          className="slide-link"
          onClick={(event) => {
            if (isModifierPressed(event)) return;
            event.preventDefault();
            if (!isRepeatedClick(event)) showInOverlay({ images, index });
          }}
        >
          <Picture
            key={pictureKey}
            src={image.url}
            alt={image.description}
            kind="slide"
            sizes={SLIDE_SIZES}
            // An element keeps its priority: a change would start a request, which would delay the new slide.
            priority={pictureKey === 0 ? 'first' : undefined}
            // Only the timer's slides fade in: a visitor who pressed a button waits for the slide.
            className={`h-full w-full object-cover ${changedBy === 'timer' ? 'motion-safe:animate-appear' : ''}`}
          />
        </a>
      )}
    </div>
  );
});

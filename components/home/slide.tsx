import { memo } from 'react';
import type { GalleryImage } from '@/lib/model/gallery-image';
import type { Messages } from '@/lib/i18n/messages/en';
import { show } from '@/components/overlay/overlay-history';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { Picture } from '@/components/ui/picture';
import { hasModifier } from '@/lib/browser/keys';
import { interpolate } from '@/lib/i18n/interpolate';
import type { SlideshowState } from './slideshow-state';
import { FULL_WIDTH, getImageSizes } from '@/lib/ui/theme';

export type SlideImage = Pick<GalleryImage, 'url' | 'description'>;

/** The width of the slideshow. */
const SIZES = `(min-width: ${FULL_WIDTH}) 880px, ${getImageSizes({ lg: '62vw' }, '94vw')}`;

interface SlideProps {
  images: readonly SlideImage[];
  index: number;
  /** Index of the image that is shown next. Until the script answers, CSS shows it when Next is pressed. */
  upcoming: number;
  changedBy?: SlideshowState['changedBy'];
  /** Whether the next image is loaded before it is shown. */
  loadsNext: boolean;
  messages: Messages['home']['slideshow'];
}

/** The current slide, which opens in the overlay. Pausing does not render it again. */
function SlideView({ images, index, upcoming, changedBy, loadsNext, messages }: SlideProps) {
  const image = images[index];
  return (
    <div
      role="group"
      aria-roledescription={messages.slideRole}
      aria-label={interpolate(messages.place, { number: index + 1, count: images.length })}
      className="absolute inset-0"
    >
      {image && (
        <OverlayLink
          href={image.url}
          className="slide-link"
          onClick={(event) => {
            if (hasModifier(event)) return;
            event.preventDefault();
            show({ images, index });
          }}
        >
          {images
            .filter((_, at) => at === index || at === upcoming)
            .map((each) => (
              <Picture
                key={each.url}
                src={each.url}
                alt={each.description}
                kind="slide"
                sizes={SIZES}
                // A press changes none of these, so no request begins before its frame is done.
                priority={!changedBy && each === image ? 'first' : loadsNext ? 'ahead' : undefined}
                hidden={each !== image}
                // No fade for a slide that the visitor waits for.
                className={`h-full w-full object-cover ${changedBy === 'timer' ? 'motion-safe:animate-appear' : ''}`}
              />
            ))}
        </OverlayLink>
      )}
    </div>
  );
}

export const Slide = memo(SlideView);

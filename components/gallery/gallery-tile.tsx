import clsx from 'clsx';
import type { Language } from '@/lib/language';
import type { GalleryImage } from '@/lib/schemas/gallery-image';
import type { Texts } from '@/lib/texts/en';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/text';
import { imageAnchor } from '@/lib/anchors';
import { filtersShowing } from '@/lib/gallery';
import { shownAt } from '@/lib/theme';

/** How many images a phone shows before anybody scrolls, and some more. */
const ON_FIRST_SCREEN = 8;

interface GalleryTileProps {
  image: GalleryImage;
  /** Its place in the gallery, from 0 on. */
  position: number;
  language: Language;
  /** What the types are called, in upper case. */
  types: Texts['gallery']['types'];
}

/** An image of the gallery with its type in upper case and its caption over it (spec §2). */
export function GalleryTile({ image, position, language, types }: GalleryTileProps) {
  return (
    <li
      data-shown-by={filtersShowing(image).join(' ')}
      className={clsx(
        'aspect-[3/2] [content-visibility:auto] max-md:flex-[1_1_40%]',
        position >= ON_FIRST_SCREEN && 'later',
      )}
    >
      <OverlayLink
        id={imageAnchor(image.id)}
        href={image.url}
        className="group relative block h-full overflow-hidden rounded bg-rule"
      >
        <Picture
          src={image.url}
          alt={image.description}
          kind="tile"
          sizes={shownAt({ xl: '19vw', md: '32vw' }, '38vw')}
          turn={position === 0 ? 'ahead' : undefined}
          className="h-full w-full object-cover transition-transform motion-safe:group-hover:[transform:scale(1.05)]"
        />
        <span className="tile-caption absolute bottom-0 left-0 flex flex-wrap items-baseline gap-x-2 bg-band px-2 py-1 leading-tight text-on-band sm:px-3">
          <span className="font-capitals text-sm font-bold leading-tight tracking-widest text-highlight">
            {types[image.type]}
          </span>
          <span className="text-sm leading-tight sm:text-base">
            <Text language={language}>{image.caption}</Text>
          </span>
        </span>
      </OverlayLink>
    </li>
  );
}

import type { Language } from '@/lib/i18n/language';
import type { GalleryImage } from '@/lib/gallery/gallery';
import type { Messages } from '@/lib/i18n/messages/en';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/text';
import { getImageAnchor } from '@/lib/urls/addresses';
import { getFiltersShowing } from '@/lib/gallery/gallery';

/** The number of images that load at once: those that a phone shows without scrolling, and a few more. */
const EARLY_IMAGE_COUNT = 8;

interface GalleryTileProps {
  image: GalleryImage;
  position: number;
  language: Language;
  /** The names of the image types, in upper case. */
  types: Messages['gallery']['types'];
}

/** An image of the gallery, with its type in upper case and its caption over it (spec §2). */
export function GalleryTile({ image, position, language, types }: GalleryTileProps) {
  return (
    <li
      data-shown-by={getFiltersShowing(image).join(' ')}
      className={position < EARLY_IMAGE_COUNT ? 'tile' : 'tile later'}
    >
      <OverlayLink href={image.url} id={getImageAnchor(image.url)}>
        <Picture
          src={image.url}
          alt={image.description}
          kind="tile"
          sizes="(min-width: 80em) 19vw, (min-width: 48em) 32vw, 38vw"
          priority={position === 0 ? 'ahead' : undefined}
          className="h-full w-full object-cover"
        />
        <span>
          <span>{types[image.type]}</span>
          <span>
            <Text language={language}>{image.caption}</Text>
          </span>
        </span>
      </OverlayLink>
    </li>
  );
}

import type { Language } from '@/lib/language';
import type { GalleryImage } from '@/lib/schemas/gallery-image';
import type { Texts } from '@/lib/texts/en';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/text';
import { shownAt } from '@/lib/theme';

interface GalleryTileProps {
  image: GalleryImage;
  /** The images that are shown. */
  among: readonly GalleryImage[];
  isFirst: boolean;
  language: Language;
  /** What the types are called, in upper case. */
  types: Texts['gallery']['types'];
}

/** An image of the gallery with its type in upper case and its caption over it (spec §2). */
export function GalleryTile({ image, among, isFirst, language, types }: GalleryTileProps) {
  return (
    <OverlayLink
      image={image}
      among={among}
      className="group relative block h-full overflow-hidden rounded bg-rule"
    >
      <Picture
        src={image.url}
        alt={image.description}
        kind="tile"
        sizes={shownAt({ xl: '19vw', md: '32vw' }, '38vw')}
        turn={isFirst ? 'ahead' : undefined}
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
  );
}

import type { GalleryImage } from '@/data/schemas/gallery-image';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { Picture } from '@/components/ui/picture';

interface GalleryTileProps {
  image: GalleryImage;
  isInFirstView: boolean;
}

/** An image of the gallery with its type in upper case and its caption over it (spec §2). */
export function GalleryTile({ image, isInFirstView }: GalleryTileProps) {
  return (
    <OverlayLink
      url={image.url}
      description={image.description}
      className="group relative block h-full overflow-hidden rounded bg-rule"
    >
      <Picture
        src={image.url}
        alt={image.description}
        kind="tile"
        sizes="(min-width: 1280px) 19vw, (min-width: 768px) 32vw, 48vw"
        priority={isInFirstView}
        className="h-full w-full object-cover transition-transform motion-safe:group-hover:scale-105"
      />
      <span className="absolute bottom-0 left-0 flex flex-wrap items-baseline gap-x-2 bg-band px-3 py-1 text-on-band">
        <span className="text-sm font-bold tracking-widest text-highlight">
          {image.type.toUpperCase()}
        </span>
        <span className="text-sm sm:text-base">{image.caption}</span>
      </span>
    </OverlayLink>
  );
}

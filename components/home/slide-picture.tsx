import type { GalleryImage } from '@/lib/schemas/gallery-image';
import { Picture } from '@/components/ui/picture';

export type SlideImage = Pick<GalleryImage, 'url' | 'description'>;

interface SlidePictureProps {
  image: SlideImage;
  turn: 'first' | 'ahead';
  className?: string;
}

/** An image as large as the slideshow. */
export function SlidePicture({ image, ...picture }: SlidePictureProps) {
  return (
    <Picture
      src={image.url}
      alt={image.description}
      kind="slide"
      sizes="(min-width: 1488px) 880px, (min-width: 1024px) 62vw, 94vw"
      {...picture}
    />
  );
}

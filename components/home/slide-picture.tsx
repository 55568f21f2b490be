import type { GalleryImage } from '@/lib/schemas/gallery-image';
import { Picture } from '@/components/ui/picture';
import { FULL_WIDTH, shownAt } from '@/lib/theme';

export type SlideImage = Pick<GalleryImage, 'url' | 'description'>;

interface SlidePictureProps {
  image: SlideImage;
  turn: 'first' | 'ahead';
  hidden: boolean;
  className: string;
}

/** An image as large as the slideshow. */
export function SlidePicture({ image, ...picture }: SlidePictureProps) {
  return (
    <Picture
      src={image.url}
      alt={image.description}
      kind="slide"
      sizes={`(min-width: ${FULL_WIDTH}) 880px, ${shownAt({ lg: '62vw' }, '94vw')}`}
      {...picture}
    />
  );
}

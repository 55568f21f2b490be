import { createGalleryImages } from '@/lib/gallery/gallery';

/** A gallery of 45 pictures (spec §9), its pictures described as "Picture 1", "Picture 2" and so on. */
export const testImages = createGalleryImages(
  Array.from({ length: 45 }, (_, index) => ({
    image_url: `/assets/gallery/image${index + 1}.jpg`,
    description: `Picture ${index + 1}`,
  })),
  'Sports Event {number}',
  (path) => path,
);

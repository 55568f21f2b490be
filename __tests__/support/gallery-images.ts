import { createGalleryImages, GALLERY_SIZE } from '@/lib/gallery';

/** A whole gallery, its pictures described as "Picture 1", "Picture 2" and so on. */
export const testImages = createGalleryImages(
  Array.from({ length: GALLERY_SIZE }, (_, index) => `Picture ${index + 1}`),
  (name) => `/assets/${name}`,
);

/**
 * The gallery and the slideshow: 45 pictures (spec §9), public/assets/gallery/image1.jpg to image45.jpg.
 *
 * To replace a picture, put a file of the same name there and describe it here, in its place: the description is
 * what people hear who cannot see the picture.
 */
import { assetUrl } from '@/lib/assets';
import { createGalleryImages } from '@/lib/gallery';

const descriptions = [...Array.from({ length: 45 }, (_, i) => `Poster ${i + 1}`)];

export const galleryImages = createGalleryImages(descriptions, assetUrl);

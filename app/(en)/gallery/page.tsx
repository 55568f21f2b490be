import { GalleryPage, galleryMetadata } from '@/app/pages/gallery-page';
import { en } from '@/lib/texts/en';

export const generateMetadata = () => galleryMetadata(en);

export default function Page() {
  return <GalleryPage texts={en} />;
}

import { GalleryPage, galleryMetadata } from '@/app/pages/gallery-page';
import { hi } from '@/lib/texts/hi';

export const generateMetadata = () => galleryMetadata(hi);

export default function Page() {
  return <GalleryPage texts={hi} />;
}

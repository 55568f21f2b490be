import { GalleryPage, galleryMetadata } from '@/app/_screens/gallery-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => galleryMetadata(hi);

export default function Page() {
  return <GalleryPage texts={hi} />;
}

import { GalleryPage, galleryMetadata } from '@/app/_screens/gallery-page';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => galleryMetadata(en);

export default function Page() {
  return <GalleryPage texts={en} />;
}

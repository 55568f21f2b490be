import { GalleryPage, getGalleryMetadata } from '@/app/_screens/gallery-page';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => getGalleryMetadata(en);

export default function Page() {
  return <GalleryPage messages={en} />;
}

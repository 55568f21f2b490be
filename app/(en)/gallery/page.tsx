import { GalleryPage } from '@/app/_screens/gallery-page';
import { en } from '@/lib/i18n/messages/en';

export default function Page() {
  return <GalleryPage messages={en} />;
}

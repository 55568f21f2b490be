import { GalleryPage } from '@/app/_screens/gallery-page';
import { hi } from '@/lib/i18n/messages/hi';

export default function Page() {
  return <GalleryPage messages={hi} />;
}

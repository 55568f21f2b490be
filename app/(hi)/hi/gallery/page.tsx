import { getPageMetadata } from '@/app/page-metadata';
import { GalleryPage } from '@/app/_screens/gallery-page';
import { hi } from '@/lib/i18n/messages/hi';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.gallery, hi);

export default function Page() {
  return <GalleryPage messages={hi} />;
}

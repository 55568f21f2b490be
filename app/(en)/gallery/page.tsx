import { getPageMetadata } from '@/app/page-metadata';
import { GalleryPage } from '@/app/_screens/gallery-page';
import { en } from '@/lib/i18n/messages/en';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.gallery, en);

export default function Page() {
  return <GalleryPage messages={en} />;
}

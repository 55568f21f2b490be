import { getPageMetadata } from '@/app/page-metadata';
import { AboutPage } from '@/app/_screens/about-page';
import { hi } from '@/lib/i18n/messages/hi';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.about, hi);

export default function Page() {
  return <AboutPage messages={hi} />;
}

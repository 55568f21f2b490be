import { getPageMetadata } from '@/app/page-metadata';
import { AboutPage } from '@/app/_screens/about-page';
import { en } from '@/lib/i18n/messages/en';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.about, en);

export default function Page() {
  return <AboutPage messages={en} />;
}

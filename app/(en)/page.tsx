import { getPageMetadata } from '@/app/page-metadata';
import { HomePage } from '@/app/_screens/home-page';
import { en } from '@/lib/i18n/messages/en';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.home, en);

export default function Page() {
  return <HomePage messages={en} />;
}

import { getPageMetadata } from '@/app/page-metadata';
import { HomePage } from '@/app/_screens/home-page';
import { hi } from '@/lib/i18n/messages/hi';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.home, hi);

export default function Page() {
  return <HomePage messages={hi} />;
}

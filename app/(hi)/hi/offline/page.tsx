import { getPageMetadata } from '@/app/page-metadata';
import { OfflinePage } from '@/app/_screens/offline-page';
import { hi } from '@/lib/i18n/messages/hi';
import { OFFLINE_ROUTE } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(OFFLINE_ROUTE, hi);

export default function Page() {
  return <OfflinePage messages={hi} />;
}

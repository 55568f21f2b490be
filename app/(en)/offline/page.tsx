import { getPageMetadata } from '@/app/page-metadata';
import { OfflinePage } from '@/app/_screens/offline-page';
import { en } from '@/lib/i18n/messages/en';
import { OFFLINE_ROUTE } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(OFFLINE_ROUTE, en);

export default function Page() {
  return <OfflinePage messages={en} />;
}

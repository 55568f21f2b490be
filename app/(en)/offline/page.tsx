import { OfflinePage, offlineMetadata } from '@/app/_screens/offline-page';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => offlineMetadata(en);

export default function Page() {
  return <OfflinePage texts={en} />;
}

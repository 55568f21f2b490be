import { OfflinePage, getOfflineMetadata } from '@/app/_screens/offline-page';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => getOfflineMetadata(en);

export default function Page() {
  return <OfflinePage messages={en} />;
}

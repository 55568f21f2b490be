import { OfflinePage, getOfflineMetadata } from '@/app/_screens/offline-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => getOfflineMetadata(hi);

export default function Page() {
  return <OfflinePage messages={hi} />;
}

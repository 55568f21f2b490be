import { OfflinePage, offlineMetadata } from '@/app/_screens/offline-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => offlineMetadata(hi);

export default function Page() {
  return <OfflinePage texts={hi} />;
}

import { OfflinePage, offlineMetadata } from '@/app/pages/offline-page';
import { hi } from '@/lib/texts/hi';

export const generateMetadata = () => offlineMetadata(hi);

export default function Page() {
  return <OfflinePage texts={hi} />;
}

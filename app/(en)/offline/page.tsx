import { OfflinePage, offlineMetadata } from '@/app/pages/offline-page';
import { en } from '@/lib/texts/en';

export const generateMetadata = () => offlineMetadata(en);

export default function Page() {
  return <OfflinePage texts={en} />;
}

import { HomePage, getHomeMetadata } from '@/app/_screens/home-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => getHomeMetadata(hi);

export default function Page() {
  return <HomePage messages={hi} />;
}

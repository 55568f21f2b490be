import { HomePage, getHomeMetadata } from '@/app/_screens/home-page';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => getHomeMetadata(en);

export default function Page() {
  return <HomePage messages={en} />;
}

import { HomePage, homeMetadata } from '@/app/_screens/home-page';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => homeMetadata(en);

export default function Page() {
  return <HomePage texts={en} />;
}

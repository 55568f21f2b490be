import { HomePage, homeMetadata } from '@/app/_screens/home-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => homeMetadata(hi);

export default function Page() {
  return <HomePage texts={hi} />;
}

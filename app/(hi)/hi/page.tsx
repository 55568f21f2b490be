import { HomePage } from '@/app/_screens/home-page';
import { hi } from '@/lib/i18n/messages/hi';

export default function Page() {
  return <HomePage messages={hi} />;
}

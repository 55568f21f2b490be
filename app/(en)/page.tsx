import { HomePage } from '@/app/_screens/home-page';
import { en } from '@/lib/i18n/messages/en';

export default function Page() {
  return <HomePage messages={en} />;
}

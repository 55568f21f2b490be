import { AboutPage } from '@/app/_screens/about-page';
import { hi } from '@/lib/i18n/messages/hi';

export default function Page() {
  return <AboutPage messages={hi} />;
}

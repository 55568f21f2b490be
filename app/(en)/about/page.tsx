import { AboutPage } from '@/app/_screens/about-page';
import { en } from '@/lib/i18n/messages/en';

export default function Page() {
  return <AboutPage messages={en} />;
}

import { AboutPage, aboutMetadata } from '@/app/_screens/about-page';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => aboutMetadata(en);

export default function Page() {
  return <AboutPage texts={en} />;
}

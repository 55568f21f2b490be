import { AboutPage, aboutMetadata } from '@/app/_screens/about-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => aboutMetadata(hi);

export default function Page() {
  return <AboutPage texts={hi} />;
}

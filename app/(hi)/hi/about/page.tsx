import { AboutPage, getAboutMetadata } from '@/app/_screens/about-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => getAboutMetadata(hi);

export default function Page() {
  return <AboutPage messages={hi} />;
}

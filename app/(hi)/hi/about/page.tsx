import { AboutPage, aboutMetadata } from '@/app/pages/about-page';
import { hi } from '@/lib/texts/hi';

export const generateMetadata = () => aboutMetadata(hi);

export default function Page() {
  return <AboutPage texts={hi} />;
}

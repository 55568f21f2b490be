import { AboutPage, aboutMetadata } from '@/app/pages/about-page';
import { en } from '@/lib/texts/en';

export const generateMetadata = () => aboutMetadata(en);

export default function Page() {
  return <AboutPage texts={en} />;
}

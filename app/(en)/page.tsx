import { HomePage, homeMetadata } from '@/app/pages/home-page';
import { en } from '@/lib/texts/en';

export const generateMetadata = () => homeMetadata(en);

export default function Page() {
  return <HomePage texts={en} />;
}

import { HomePage, homeMetadata } from '@/app/pages/home-page';
import { hi } from '@/lib/texts/hi';

export const generateMetadata = () => homeMetadata(hi);

export default function Page() {
  return <HomePage texts={hi} />;
}

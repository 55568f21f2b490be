import {
  DistrictSecretariesPage,
  getDistrictSecretariesMetadata,
} from '@/app/_screens/district-secretaries-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => getDistrictSecretariesMetadata(hi);

export default function Page() {
  return <DistrictSecretariesPage messages={hi} initialDistrict={null} />;
}

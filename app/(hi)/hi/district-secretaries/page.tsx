import {
  DistrictSecretariesPage,
  districtSecretariesMetadata,
} from '@/app/_screens/district-secretaries-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => districtSecretariesMetadata(hi);

export default function Page() {
  return <DistrictSecretariesPage texts={hi} initialDistrict={null} />;
}

import {
  DistrictSecretariesPage,
  districtSecretariesMetadata,
} from '@/app/_screens/district-secretaries-page';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => districtSecretariesMetadata(en);

export default function Page() {
  return <DistrictSecretariesPage texts={en} initialDistrict={null} />;
}

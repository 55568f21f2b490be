import {
  DistrictSecretariesPage,
  districtSecretariesMetadata,
} from '@/app/pages/district-secretaries-page';
import { en } from '@/lib/texts/en';

export const generateMetadata = () => districtSecretariesMetadata(en);

export default function Page() {
  return <DistrictSecretariesPage texts={en} initialDistrict={null} />;
}

import {
  DistrictSecretariesPage,
  districtSecretariesMetadata,
} from '@/app/pages/district-secretaries-page';
import { hi } from '@/lib/texts/hi';

export const generateMetadata = () => districtSecretariesMetadata(hi);

export default function Page() {
  return <DistrictSecretariesPage texts={hi} initialDistrict={null} />;
}

import { pageMetadata } from '@/app/page-metadata';
import { DistrictSecretariesScreen } from './district-secretaries-screen';
import { DISTRICT_SECRETARIES_PATH } from '@/data/navigation';
import { site } from '@/data/site';

export const metadata = pageMetadata({
  title: 'District Secretaries',
  description: `Names, e-mail addresses and phone numbers of the district secretaries across ${site.state}.`,
  path: DISTRICT_SECRETARIES_PATH,
  shareImage: 'district-secretaries',
});

export default function DistrictSecretariesPage() {
  return <DistrictSecretariesScreen initialDistrict={null} />;
}

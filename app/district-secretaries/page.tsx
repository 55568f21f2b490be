import type { Metadata } from 'next';
import { DistrictSecretariesScreen } from './district-secretaries-screen';
import { DISTRICT_SECRETARIES_PATH } from '@/data/navigation';
import { site } from '@/data/site';

export const metadata: Metadata = {
  title: 'District Secretaries',
  description: `Names, e-mail addresses and phone numbers of the district secretaries across ${site.state}.`,
  alternates: { canonical: DISTRICT_SECRETARIES_PATH },
};

export default function DistrictSecretariesPage() {
  return <DistrictSecretariesScreen initialDistrict={null} />;
}

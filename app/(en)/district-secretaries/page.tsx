import { getPageMetadata } from '@/app/page-metadata';
import { DistrictSecretariesPage } from '@/app/_screens/district-secretaries-page';
import { en } from '@/lib/i18n/messages/en';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.districtSecretaries, en);

export default function Page() {
  return <DistrictSecretariesPage messages={en} />;
}

import { getPageMetadata } from '@/app/page-metadata';
import { DistrictSecretariesPage } from '@/app/_screens/district-secretaries-page';
import { hi } from '@/lib/i18n/messages/hi';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.districtSecretaries, hi);

export default function Page() {
  return <DistrictSecretariesPage messages={hi} />;
}

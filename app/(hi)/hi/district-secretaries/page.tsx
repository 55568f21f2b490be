import { DistrictSecretariesPage } from '@/app/_screens/district-secretaries-page';
import { hi } from '@/lib/i18n/messages/hi';

export default function Page() {
  return <DistrictSecretariesPage messages={hi} />;
}

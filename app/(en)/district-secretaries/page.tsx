import { DistrictSecretariesPage } from '@/app/_screens/district-secretaries-page';
import { en } from '@/lib/i18n/messages/en';

export default function Page() {
  return <DistrictSecretariesPage messages={en} />;
}

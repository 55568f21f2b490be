import { CertificatesPage } from '@/app/_screens/certificates-page';
import { hi } from '@/lib/i18n/messages/hi';

export default function Page() {
  return <CertificatesPage messages={hi} />;
}

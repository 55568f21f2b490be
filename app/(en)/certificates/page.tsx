import { CertificatesPage } from '@/app/_screens/certificates-page';
import { en } from '@/lib/i18n/messages/en';

export default function Page() {
  return <CertificatesPage messages={en} />;
}

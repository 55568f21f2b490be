import { getPageMetadata } from '@/app/page-metadata';
import { CertificatesPage } from '@/app/_screens/certificates-page';
import { en } from '@/lib/i18n/messages/en';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.certificates, en);

export default function Page() {
  return <CertificatesPage messages={en} />;
}

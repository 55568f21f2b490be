import { getPageMetadata } from '@/app/page-metadata';
import { CertificatesPage } from '@/app/_screens/certificates-page';
import { hi } from '@/lib/i18n/messages/hi';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.certificates, hi);

export default function Page() {
  return <CertificatesPage messages={hi} />;
}

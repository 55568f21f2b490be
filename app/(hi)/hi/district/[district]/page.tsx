import {
  getDistrictMetadata,
  DistrictPage,
  getDistrictParams,
  type DistrictPageProps,
} from '@/app/_screens/district-page';
import { hi } from '@/lib/i18n/messages/hi';

export const dynamicParams = false;

export const generateStaticParams = getDistrictParams;

export const generateMetadata = (props: DistrictPageProps) => getDistrictMetadata(props, hi);

export default function Page(props: DistrictPageProps) {
  return DistrictPage({ ...props, messages: hi });
}

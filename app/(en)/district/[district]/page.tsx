import {
  getDistrictMetadata,
  DistrictPage,
  getDistrictParams,
  type DistrictPageProps,
} from '@/app/_screens/district-page';
import { en } from '@/lib/i18n/messages/en';

export const dynamicParams = false;

export const generateStaticParams = getDistrictParams;

export const generateMetadata = (props: DistrictPageProps) => getDistrictMetadata(props, en);

export default function Page(props: DistrictPageProps) {
  return DistrictPage({ ...props, messages: en });
}

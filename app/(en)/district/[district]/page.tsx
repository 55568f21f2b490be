import {
  districtMetadata,
  DistrictPage,
  districtParams,
  type DistrictPageProps,
} from '@/app/_screens/district-page';
import { en } from '@/lib/i18n/messages/en';

export const dynamicParams = false;

export const generateStaticParams = districtParams;

export const generateMetadata = (props: DistrictPageProps) => districtMetadata(props, en);

export default function Page(props: DistrictPageProps) {
  return DistrictPage({ ...props, texts: en });
}

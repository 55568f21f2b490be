import {
  districtMetadata,
  DistrictPage,
  districtParams,
  type DistrictPageProps,
} from '@/app/_screens/district-page';
import { hi } from '@/lib/i18n/messages/hi';

export const dynamicParams = false;

export const generateStaticParams = districtParams;

export const generateMetadata = (props: DistrictPageProps) => districtMetadata(props, hi);

export default function Page(props: DistrictPageProps) {
  return DistrictPage({ ...props, texts: hi });
}

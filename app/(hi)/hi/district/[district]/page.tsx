import {
  districtMetadata,
  DistrictPage,
  districtParams,
  type DistrictPageProps,
} from '@/app/pages/district-page';
import { hi } from '@/lib/texts/hi';

export const dynamicParams = false;

export const generateStaticParams = districtParams;

export const generateMetadata = (props: DistrictPageProps) => districtMetadata(props, hi);

export default function Page(props: DistrictPageProps) {
  return DistrictPage({ ...props, texts: hi });
}

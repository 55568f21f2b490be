import {
  createDistrictMetadata,
  createDistrictPage,
  getDistrictParams,
} from '@/app/_screens/district-page';
import { en } from '@/lib/i18n/messages/en';

export const dynamicParams = false;

export const generateStaticParams = getDistrictParams;

export const generateMetadata = createDistrictMetadata(en);

export default createDistrictPage(en);

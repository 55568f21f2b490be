import { createDistrictPage, getDistrictParams } from '@/app/_screens/district-page';
import { hi } from '@/lib/i18n/messages/hi';

export const dynamicParams = false;

export const generateStaticParams = getDistrictParams;

export default createDistrictPage(hi);

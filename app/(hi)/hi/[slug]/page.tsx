import { createSlugPage, listSlugs } from '@/app/_screens/slug-page';
import { hi } from '@/lib/i18n/messages/hi';

export const dynamicParams = false;

export const generateStaticParams = listSlugs;

export default createSlugPage(hi);

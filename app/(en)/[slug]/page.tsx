import { createSlugPage, listSlugs } from '@/app/_screens/slug-page';
import { en } from '@/lib/i18n/messages/en';

export const dynamicParams = false;

export const generateStaticParams = listSlugs;

export default createSlugPage(en);

import { getSlugMetadata, listSlugs, SlugPage, type SlugPageProps } from '@/app/_screens/slug-page';
import { en } from '@/lib/i18n/messages/en';

export const dynamicParams = false;

export const generateStaticParams = listSlugs;

export const generateMetadata = (props: SlugPageProps) => getSlugMetadata(props, en);

export default function Page(props: SlugPageProps) {
  return SlugPage({ ...props, messages: en });
}

import { getSlugMetadata, listSlugs, SlugPage, type SlugPageProps } from '@/app/_screens/slug-page';
import { hi } from '@/lib/i18n/messages/hi';

export const dynamicParams = false;

export const generateStaticParams = listSlugs;

export const generateMetadata = (props: SlugPageProps) => getSlugMetadata(props, hi);

export default function Page(props: SlugPageProps) {
  return SlugPage({ ...props, messages: hi });
}

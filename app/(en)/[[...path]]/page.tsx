import { findPage, listPathParams, type PageProps } from '@/app/pages';
import { en } from '@/lib/i18n/messages/en';

export const dynamicParams = false;

export const generateStaticParams = listPathParams;

export const generateMetadata = async (props: PageProps) =>
  (await findPage(props, en)).getMetadata();

export default async function Page(props: PageProps) {
  return (await findPage(props, en)).element;
}

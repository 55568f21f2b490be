import { findPage, listPathParams, type PageProps } from '@/app/pages';
import { hi } from '@/lib/i18n/messages/hi';

export const dynamicParams = false;

export const generateStaticParams = listPathParams;

export const generateMetadata = async (props: PageProps) =>
  (await findPage(props, hi)).getMetadata();

export default async function Page(props: PageProps) {
  return (await findPage(props, hi)).element;
}

import type { Metadata } from 'next';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { NotFoundPage } from './_screens/not-found-page';
import { SiteDocument, getSiteMetadata, siteViewport } from './site-document';
import './(en)/english.css';

export const generateMetadata = (): Metadata => ({
  ...getSiteMetadata('en'),
  title: `${en.error.notFound} | ${getContent('en').site.brand}`,
});
export const viewport = siteViewport;

/** The not-found page. Hosts send it for all unknown paths, so it links to the home page of each language. */
export default function GlobalNotFound() {
  return (
    <SiteDocument language="en">
      <NotFoundPage />
    </SiteDocument>
  );
}

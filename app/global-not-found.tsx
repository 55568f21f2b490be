import type { Metadata } from 'next';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { englishFonts } from './fonts/english';
import { NotFoundPage } from './_screens/not-found-page';
import { SiteDocument, getSiteMetadata, siteViewport } from './site-document';

export const generateMetadata = (): Metadata => ({
  ...getSiteMetadata('en'),
  title: `${en.error.notFound} | ${getContent('en').site.brand}`,
});
export const viewport = siteViewport;

/** A host serves one file for all unknown paths, whatever their language. */
export default function GlobalNotFound() {
  return (
    <SiteDocument language="en" fonts={englishFonts}>
      <NotFoundPage />
    </SiteDocument>
  );
}

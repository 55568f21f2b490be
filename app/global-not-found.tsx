import type { Metadata } from 'next';
import { contentIn } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { englishFonts } from './fonts/english';
import { NotFoundPage } from './_screens/not-found-page';
import { SiteDocument, siteMetadata, siteViewport } from './site-document';

export const generateMetadata = (): Metadata => ({
  ...siteMetadata(en),
  title: `${en.error.notFound} | ${contentIn('en').site.brand}`,
});
export const viewport = siteViewport;

/** A host has one error screen for all unknown paths, whatever their language. */
export default function GlobalNotFound() {
  return (
    <SiteDocument texts={en} fonts={englishFonts} hasTwins={false}>
      <NotFoundPage />
    </SiteDocument>
  );
}

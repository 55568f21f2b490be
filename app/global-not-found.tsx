import type { Metadata } from 'next';
import { contentIn } from '@/lib/content/content';
import { en } from '@/lib/texts/en';
import { englishFonts } from './fonts/english';
import { NotFoundPage } from './pages/not-found-page';
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

import type { Metadata } from 'next';
import { site } from '@/data/site';
import { en } from '@/lib/texts/en';
import { englishFonts } from './fonts/english';
import { NotFoundPage } from './pages/not-found-page';
import { SiteDocument, siteMetadata, siteViewport } from './site-document';

export const metadata: Metadata = {
  ...siteMetadata(en),
  title: `${en.error.notFound} | ${site.brand}`,
};
export const viewport = siteViewport;

/** A host has one error screen for all unknown paths, whatever their language. */
export default function GlobalNotFound() {
  return (
    <SiteDocument texts={en} fonts={englishFonts} hasTwins={false}>
      <NotFoundPage />
    </SiteDocument>
  );
}

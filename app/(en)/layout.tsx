import type { ReactNode } from 'react';
import { englishFonts } from '@/app/fonts/english';
import { SiteDocument, getSiteMetadata, siteViewport } from '@/app/site-document';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => getSiteMetadata(en);
export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument messages={en} fonts={englishFonts}>
      {children}
    </SiteDocument>
  );
}

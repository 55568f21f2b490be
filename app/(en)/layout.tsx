import type { ReactNode } from 'react';
import { englishFonts } from '@/app/fonts/english';
import { SiteDocument, siteMetadata, siteViewport } from '@/app/site-document';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => siteMetadata(en);
export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument texts={en} fonts={englishFonts}>
      {children}
    </SiteDocument>
  );
}

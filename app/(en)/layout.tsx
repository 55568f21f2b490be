import type { ReactNode } from 'react';
import { englishFonts } from '@/app/fonts/english';
import { SiteDocument, getSiteMetadata, siteViewport } from '@/app/site-document';

export const generateMetadata = () => getSiteMetadata('en');
export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument language="en" fonts={englishFonts}>
      {children}
    </SiteDocument>
  );
}

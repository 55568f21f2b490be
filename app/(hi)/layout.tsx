import type { ReactNode } from 'react';
import { hindiFonts } from '@/app/fonts/hindi';
import { SiteDocument, getSiteMetadata, siteViewport } from '@/app/site-document';
import { hi } from '@/lib/i18n/messages/hi';
import './hindi.css';

export const generateMetadata = () => getSiteMetadata(hi);
export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument messages={hi} fonts={hindiFonts}>
      {children}
    </SiteDocument>
  );
}

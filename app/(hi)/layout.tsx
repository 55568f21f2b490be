import type { ReactNode } from 'react';
import { hindiFonts } from '@/app/fonts/hindi';
import { SiteDocument, siteMetadata, siteViewport } from '@/app/site-document';
import { hi } from '@/lib/i18n/messages/hi';
import './hindi.css';

export const generateMetadata = () => siteMetadata(hi);
export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument texts={hi} fonts={hindiFonts}>
      {children}
    </SiteDocument>
  );
}

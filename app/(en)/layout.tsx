import type { ReactNode } from 'react';
import { SiteDocument, getSiteMetadata, siteViewport } from '@/app/site-document';
import './english.css';

export const generateMetadata = () => getSiteMetadata('en');
export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language="en">{children}</SiteDocument>;
}

import type { ReactNode } from 'react';
import { SiteDocument, getSiteMetadata, siteViewport } from '@/app/site-document';
import './hindi.css';

export const generateMetadata = () => getSiteMetadata('hi');
export const viewport = siteViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language="hi">{children}</SiteDocument>;
}

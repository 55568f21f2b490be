import type { ReactNode } from 'react';
import { SiteDocument } from '@/app/site-document';
import './english.css';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language="en">{children}</SiteDocument>;
}

import type { ReactNode } from 'react';
import { SiteDocument } from '@/app/site-document';
import './hindi.css';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language="hi">{children}</SiteDocument>;
}

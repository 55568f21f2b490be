import { runCertificateSearch } from '@/lib/records/certificate-search';
import { keepPages } from '@/lib/browser/keep-pages';
import { completePopovers } from '@/lib/browser/popovers';
import { assertRootElement } from '@/lib/browser/root-element';
import { keepOneSlash } from '@/lib/browser/single-slash';
import { restrictScripts, type TrustedTypesFactory } from '@/lib/browser/trusted-types';

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
  }
}

// What every page does besides its islands. Next.js runs this file before it hydrates a page; in a published page without
// islands, which has no script of Next.js, it stands by itself (scripts/export/inline/client-script.ts).
keepOneSlash(window);
restrictScripts(window.trustedTypes, window.location.origin);
// A throw ends the start-up. While the site is edited, a page with a fault in its content is one of Next's own, which shows
// that.
if (process.env.NODE_ENV !== 'development') assertRootElement(document);
completePopovers(document);
runCertificateSearch(document);
keepPages();

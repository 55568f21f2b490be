import { runCertificateSearch } from '@/lib/browser/certificate-search';
import { registerServiceWorkerWhenIdle } from '@/lib/browser/register-service-worker';
import { enhancePopovers } from '@/lib/browser/popovers';
import { loadPicturesBeforePrint } from '@/lib/browser/load-before-print';
import { assertRootElement } from '@/lib/browser/root-element';
import { restrictScripts, type TrustedTypesFactory } from '@/lib/browser/trusted-types';

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
  }
}

// What every page does besides its islands. Next.js runs this file before hydration; the module of each published page
// imports it (scripts/export/hydration/build-modules.ts).
restrictScripts(window.trustedTypes, window.location.origin);
// An error ends the start-up. In development, Next.js shows its own page for content with issues, which has no root
// element.
if (process.env.NODE_ENV !== 'development') assertRootElement(document);
enhancePopovers(document);
runCertificateSearch(document);
registerServiceWorkerWhenIdle();
loadPicturesBeforePrint();

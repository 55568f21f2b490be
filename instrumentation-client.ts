import { assertRootElement } from '@/lib/root-element';
import { keepOneSlash } from '@/lib/single-slash';
import { restrictScripts, type TrustedTypesFactory } from '@/lib/trusted-types';

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
  }
}

// Next.js runs this file before it hydrates the page; a throw here ends the start-up.
keepOneSlash(window);
restrictScripts(window.trustedTypes, window.location.origin);
// While the site is edited, a page with a fault in its content is one of Next's own, which shows that.
if (process.env.NODE_ENV !== 'development') assertRootElement(document);

import { assertRootElement } from '@/lib/root-element';
import { restrictScripts, type TrustedTypesFactory } from '@/lib/trusted-types';

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
  }
}

// Next.js runs this file before it hydrates the page; a throw here ends the start-up.
restrictScripts(window.trustedTypes, window.location.origin);
assertRootElement(document);

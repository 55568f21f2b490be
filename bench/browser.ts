import { launchChromium } from '@/scripts/testing/browsers';

/** Makes Chromium accept the server's self-signed certificate. */
const TRUST = '--ignore-certificate-errors';

/** Starts a Chromium that has no Devanagari font, as on a plain Linux: pages then download the most fonts. */
export const launchBrowser = (...args: string[]) => launchChromium([TRUST, ...args], 'latin');

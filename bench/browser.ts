import { launchChromium } from '@/scripts/testing/browsers';
import { chooseFonts } from '@/scripts/testing/fonts';

/** Makes Chromium accept the server's self-signed certificate. */
const TRUST = '--ignore-certificate-errors';

/** Starts a Chromium that has no Devanagari font, as on a plain Linux: pages then download the most fonts. */
export const launchBrowser = (...args: string[]) =>
  launchChromium([TRUST, ...args], chooseFonts('latin'));

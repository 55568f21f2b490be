import { launchChromium } from '@/testing/browsers';

/** Starts a Chromium that trusts the bench's server and, like a plain Linux, has no Devanagari font: pages load one. */
export const launchBrowser = (...args: string[]) =>
  launchChromium(['--ignore-certificate-errors', ...args], 'latin');

/** The page that the service worker shows in place of one that was not kept; no link leads to it. */
export const OFFLINE_PATH = '/offline';

/** The most pictures that the service worker keeps. */
const MOST_PICTURES = 100;

/** The most that they may take together, in bytes. */
export const MOST_PICTURE_BYTES = 30_000_000;

/**
 * Whether a host is the visitor's own machine. A service worker that is left there answers for the next program that
 * uses the same port.
 *
 * @param hostname as `location.hostname` has it
 */
export const isLoopback = (hostname: string): boolean =>
  /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])\.?$/.test(hostname);

/**
 * The path by which the service worker knows a page or file, however its address is spelled: letters beyond ASCII may
 * be escaped, in either case, and hosts may put a slash, `.html` or `/index.html` behind the address of a page.
 *
 * @param address absolute, or a path on the site's host
 */
export function getKeptPath(address: string): string {
  const { pathname } = new URL(address, 'https://site.invalid');
  const path = pathname.replace(/(\/index)?\.html$|\/$/, '') || '/';
  return path.replace(/%\w\w/g, (escape) => escape.toUpperCase());
}

/**
 * How many of the kept pictures must go, so that the rest stay within the limits.
 *
 * @param sizes in bytes, the oldest picture first
 * @returns that many of the first ones
 */
export function countSurplusPictures(sizes: readonly number[]): number {
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  let surplus = 0;
  while (sizes.length - surplus > MOST_PICTURES || bytes > MOST_PICTURE_BYTES) {
    bytes -= sizes[surplus] ?? 0;
    surplus += 1;
  }
  return surplus;
}

/** The path of the page that the service worker shows instead of a page that is not saved. No link leads to it. */
export const OFFLINE_PATH = '/offline';

/**
 * Whether a host is the visitor's own machine. A service worker that is registered there stays, and would answer
 * requests to the next program on the same port.
 */
export const isLoopback = (hostname: string): boolean =>
  /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])\.?$/.test(hostname);

/**
 * The path under which the service worker saves a page or file. It is the same for all addresses of the page: hosts may
 * add a slash, `.html` or `/index.html`, and percent-encoded letters may be in upper or lower case.
 *
 * @param address an absolute address, or a path on the host of the site
 */
export function getPathOfSavedCopy(address: string): string {
  const { pathname } = new URL(address, 'https://site.invalid');
  const path = pathname.replace(/(\/index)?\.html$|\/$/, '') || '/';
  return path.replace(/%\w\w/g, (escape) => escape.toUpperCase());
}

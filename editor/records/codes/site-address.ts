/** The address of the site, for what is printed. */
import type { CollectionValues } from '@/lib/model/collections';
import { getPagePath } from '@/lib/model/page';
import { webAddressSchema } from '@/lib/model/value-schemas';
import { LOCALIZED_PATHS } from '@/lib/routes';

/** Where the browser keeps the address of the site. */
const SITE_URL_KEY = 'site-url';

/** The published editor is at /admin of the site. On an office's computer, it is the address that was used last. */
export const findSiteAddress = (): string =>
  location.protocol === 'https:'
    ? location.origin + location.pathname.replace(/\/admin(\.html|\/.*)?$/, '')
    : (localStorage.getItem(SITE_URL_KEY) ?? 'https://');

export const rememberSiteAddress = (address: string): void =>
  localStorage.setItem(SITE_URL_KEY, address);

/** Why an address is not that of the site; undefined if it may be. */
export function findAddressProblem(
  address: string,
  { pages }: Pick<CollectionValues, 'pages'>,
): string | undefined {
  if (!webAddressSchema.safeParse(address).success)
    return 'This is not an address that begins with https://.';
  const { pathname, search, hash } = new URL(address);
  const paths = [...LOCALIZED_PATHS.filter((path) => path !== '/'), ...pages.map(getPagePath)];
  const isPage =
    [...paths, '/admin'].some((path) => pathname.endsWith(path)) ||
    /\/district\/[^/]*$|\.html?$/.test(pathname) ||
    search + hash !== '';
  return isPage
    ? 'This is the address of one page. Enter that of the site, without what follows it.'
    : undefined;
}

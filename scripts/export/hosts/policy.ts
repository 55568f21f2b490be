/** Content security policies: what browsers may do with a page, a picture, or any other file of the site. */
import type { Settings } from '@/lib/urls/settings.mjs';

/** The part of a policy that browsers obey in a header only. */
export const NO_FRAMES = "frame-ancestors 'none'";

type Directives = Record<string, readonly string[]>;

const formatPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** What is the same for all pages of all builds. */
const SAME_FOR_ALL: Directives = {
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // lib/browser/trusted-types.ts is the one policy there is.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/**
 * The policy in the `<meta>` of a page, with the hashes of what stands in that page. They are not in the header: a
 * server may read its configuration and the page at different moments, and during a new publication hashes of one build
 * would block the pages of another.
 *
 * @param scriptHashes CSP sources such as `'sha256-…'` of the page's inline scripts
 * @param styleHashes the same of its inline style sheets
 */
export function getPagePolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  { assetsHost }: Settings,
): string {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': styleHashes,
    'img-src': ["'self'", ...(assetsHost ? [new URL(assetsHost).origin] : [])],
    ...SAME_FOR_ALL,
  });
}

/** The policy header of each page of the site, beside the policy that the page itself carries. */
export const PAGE_POLICY = `${formatPolicy({ ...SAME_FOR_ALL, 'object-src': ["'none'"] })}; ${NO_FRAMES}`;

/** That of a page of the maintainer's own, which carries no policy and may do what it likes, except in frames. */
export const OWN_PAGE_POLICY = NO_FRAMES;

/**
 * That of whatever is no page: it runs no script and loads nothing. The service worker is such a file too, and fetches
 * what it keeps.
 */
export const FALLBACK_POLICY = `default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; ${NO_FRAMES}`;

/**
 * That of a picture that is opened by itself: a drawing keeps its own styles and images. The site's own pictures are
 * allowed because some browsers then ask for the site's icon.
 */
export const PICTURE_POLICY = `default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; ${NO_FRAMES}`;

/** Content security policies: what browsers may do with a page, a picture, or any other file of the site. */
import type { Settings } from '@/lib/urls/settings.mjs';

/** The directive that browsers accept only in a header. */
export const NO_FRAMES = "frame-ancestors 'none'";

type Directives = Record<string, readonly string[]>;

const formatContentSecurityPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Directives that all pages of all builds have. */
const COMMON_DIRECTIVES: Directives = {
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // lib/browser/trusted-types.ts defines the only Trusted Types policy.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/**
 * The policy in the `<meta>` of a page, with the hashes of its inline content. The hashes are not in the header: a
 * server may read its configuration and the page at different moments, so during a new publication the hashes of one
 * build would block the pages of another.
 *
 * @param scriptHashes CSP sources such as `'sha256-…'` of the page's inline scripts
 * @param styleHashes such sources of its inline style sheets
 */
export function getPagePolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  { assetsHost }: Settings,
): string {
  return formatContentSecurityPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': styleHashes,
    'img-src': ["'self'", ...(assetsHost ? [new URL(assetsHost).origin] : [])],
    ...COMMON_DIRECTIVES,
  });
}

/** The policy header of each page, in addition to the policy in the page itself. */
export const PAGE_POLICY = `${formatContentSecurityPolicy({ ...COMMON_DIRECTIVES, 'object-src': ["'none'"] })}; ${NO_FRAMES}`;

/** The policy header of a maintainer's own page, which may do anything except be framed. */
export const MAINTAINER_PAGE_POLICY = NO_FRAMES;

/**
 * The policy header of all files that are not pages: they run no script and load nothing. The service worker is such a
 * file, and may fetch the files that it saves.
 */
export const FALLBACK_POLICY = `default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; ${NO_FRAMES}`;

/**
 * The policy header of a picture that is opened on its own. An SVG keeps its inline styles and embedded images.
 * `'self'` allows the site's icon, which some browsers request for such a picture.
 */
export const PICTURE_POLICY = `default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; ${NO_FRAMES}`;

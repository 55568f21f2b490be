/** Content security policies: what browsers may do with a page, a picture, or any other file of the site. */
import type { Settings } from '@/lib/urls/settings.mjs';

/** The directive that browsers accept only in a header. */
export const NO_FRAMES = "frame-ancestors 'none'";

type Directives = Record<string, readonly string[]>;

const formatPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The same on all pages of all builds. */
const SAME_FOR_ALL: Directives = {
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // lib/browser/trusted-types.ts defines the only policy.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/**
 * The policy in the `<meta>` of a page, with the hashes of its inline content. The hashes are not in the header: a
 * server may read its configuration and the page at different moments, so during a new publication the hashes of one
 * build would block the pages of another.
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

/** The policy header of each page, in addition to the policy in the page itself. */
export const PAGE_POLICY = `${formatPolicy({ ...SAME_FOR_ALL, 'object-src': ["'none'"] })}; ${NO_FRAMES}`;

/** The policy header of a maintainer's own page, which may do anything except be framed. */
export const OWN_PAGE_POLICY = NO_FRAMES;

/**
 * The policy header of everything that is no page: it runs no script and loads nothing. The service worker is such a
 * file too, and may fetch what it saves.
 */
export const FALLBACK_POLICY = `default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; ${NO_FRAMES}`;

/**
 * The policy header of a picture opened on its own: a drawing keeps its inline styles and images. The site's own
 * pictures are allowed because some browsers then request the site's icon.
 */
export const PICTURE_POLICY = `default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; ${NO_FRAMES}`;

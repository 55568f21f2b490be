/**
 * What browsers may do with the published site, and how long they may keep it. Every host's configuration, and the
 * `<meta>` of every page, is written from here.
 */

import type { Settings } from '@/lib/settings.mjs';

/** A response header: its name and its value. */
export type Header = readonly [name: string, value: string];

/**
 * For what is no page: it runs no script and loads nothing. The service worker, which is a file among others, fetches
 * what it keeps.
 */
const NOTHING = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** The part of a policy that browsers obey in a header only. */
const NO_FRAMES = "frame-ancestors 'none'";

type Directives = Record<string, readonly string[]>;

const asText = (directives: Directives): string =>
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
  // lib/trusted-types.ts is the one policy there is.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/**
 * The policy of one page, as its `<meta>` carries it: with the hashes of what stands in the page, and so within the
 * page alone. A header comes from a configuration, which a server reads at another moment than the page: while a new
 * build is published, hashes in it would block the pages of one build or the other.
 *
 * @param scriptHashes CSP sources such as `'sha256-…'` of the page's inline scripts
 * @param styleHashes the same of its inline style sheets
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  { assetsHost }: Settings,
): string {
  return asText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': styleHashes,
    'img-src': ["'self'", ...(assetsHost ? [new URL(assetsHost).origin] : [])],
    ...SAME_FOR_ALL,
  });
}

/** The name of the header that carries a policy. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** The policy header of each page of the site, beside the policy that the page itself carries. */
export const PAGE_POLICY = `${asText({ ...SAME_FOR_ALL, 'object-src': ["'none'"] })}; ${NO_FRAMES}`;

/** The policy header of a page; one of the maintainer's own carries no policy and may do what it likes, but in frames. */
export const policyHeaderOf = ({ policy }: { policy: string }): string =>
  policy === '' ? NO_FRAMES : PAGE_POLICY;

/** The policy header of whatever is no page, such as an image opened by itself. */
export const FALLBACK_POLICY = `${NOTHING}; ${NO_FRAMES}`;

/**
 * The headers that are the same for every response.
 *
 * No Cross-Origin-Embedder-Policy: it guards memory that scripts share, of which there is none here, and for ten more
 * points of the Observatory it would keep each picture out that comes from elsewhere without a header of its own.
 */
export const SECURITY_HEADERS: readonly Header[] = [
  // Without includeSubDomains: what else runs under the domain is not this site's to decide.
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  // For hosts that cannot set frame-ancestors on their error screen.
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** Asked for again each time; the host answers "not modified" when it is. */
export const REVALIDATED = 'no-cache';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/** The name of the header that says whose pages may show a file. */
export const SHARING_HEADER = 'Cross-Origin-Resource-Policy';

/** Pages and records are shown by the site alone; other sites link to them. */
export const UNSHARED = 'same-origin';

/** A newspaper or a school may show the council's pictures. */
const SHARED = 'cross-origin';

/**
 * The policy header of a picture that is opened by itself: a drawing keeps its own looks and parts, and no more. The
 * site's own pictures are let in for browsers that ask for its icon then.
 */
const PICTURE_POLICY = `default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; ${NO_FRAMES}`;

/** How long a browser may keep what is in a folder, whose pages may show it, and what it may do by itself. */
interface FolderRule {
  folder: string;
  policy: string;
  caching: string;
  sharing: string;
  /** What its files are, where not every host knows it by their ending. */
  type?: string;
}

/** The folders that have rules of their own; everything else is revalidated, and shown by the site alone. */
export const FOLDER_RULES: readonly FolderRule[] = [
  // The names of these hold a hash of their content.
  { folder: '/_next/static/', policy: FALLBACK_POLICY, caching: FOR_GOOD, sharing: UNSHARED },
  {
    folder: '/student-records/rows/',
    policy: FALLBACK_POLICY,
    caching: FOR_GOOD,
    sharing: UNSHARED,
    type: 'text/csv',
  },
  ...['/assets/', '/pictures/', '/icons/', '/share/'].map((folder) => ({
    folder,
    policy: PICTURE_POLICY,
    caching: FOR_A_DAY,
    sharing: SHARED,
  })),
];

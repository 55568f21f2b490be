/**
 * What browsers may do with the published site, and how long they may keep it. Every host's configuration, and the
 * `<meta>` of every page, is written from here.
 */

import type { Settings } from '@/lib/settings.mjs';

/** A response header: its name and its value. */
export type Header = readonly [name: string, value: string];

/** Stands for any page that is not known: it runs no script and loads nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** The part of a policy that browsers obey in a header only. */
const NO_FRAMES = "frame-ancestors 'none'";

/**
 * The policy of one page, as its `<meta>` carries it.
 *
 * @param scriptHashes CSP sources such as `'sha256-…'` of the page's inline scripts
 * @param styleHashes the same of its inline style sheets
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  { assetsHost }: Settings,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': styleHashes,
    'img-src': ["'self'", ...(assetsHost ? [new URL(assetsHost).origin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // lib/trusted-types.ts is the one policy there is.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The name of the header that carries a policy. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** The same policy as a header carries it. */
export const asHeader = (policy: string): string => `${policy}; ${NO_FRAMES}`;

/** The policy header of whatever is no page of the site, such as an image opened by itself. */
export const fallbackPolicy = asHeader(NOTHING);

/** The headers that are the same for every response. */
export function securityHeaders({ assetsHost }: Settings): Header[] {
  const headers: Header[] = [
    // Without includeSubDomains: what else runs under the domain is not this site's to decide.
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['X-Content-Type-Options', 'nosniff'],
    // For hosts that cannot set frame-ancestors on their error screen.
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  // It would keep out the images of an assets host that does not send a Cross-Origin-Resource-Policy of its own.
  if (!assetsHost) headers.push(['Cross-Origin-Embedder-Policy', 'require-corp']);
  return headers;
}

/** Asked for again each time; the host answers "not modified" when it is. */
export const REVALIDATED = 'no-cache';

/** Folders, with how long a browser may keep what is in them; everything else is revalidated. */
export const CACHING_BY_FOLDER: ReadonlyMap<string, string> = new Map([
  // The names of these hold a hash of their content.
  ['/_next/static/', 'public, max-age=31536000, immutable'],
  ['/student-records/rows/', 'public, max-age=31536000, immutable'],
  ['/assets/', 'public, max-age=86400'],
  ['/pictures/', 'public, max-age=86400'],
]);

/** What every host must do, in one description. The files beside this one print it for one host each. */
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { FEED_PATH } from '@/lib/urls/published-files';
import type { Settings } from '@/lib/urls/settings.mjs';
import { NOT_FOUND_FILE, type ServedPage } from '../pages';
import { FALLBACK_POLICY, OWN_PAGE_POLICY, PAGE_POLICY, PICTURE_POLICY } from './policy';

/** A response header: its name and its value. */
export type Header = readonly [name: string, value: string];

export const POLICY_HEADER = 'Content-Security-Policy';
export const CACHE_HEADER = 'Cache-Control';
/** Decides which sites may show a file. */
export const SHARING_HEADER = 'Cross-Origin-Resource-Policy';

/** How a kind of file is sent: its policy, its caching, and which sites may show it. */
interface Delivery {
  policy: string;
  caching: string;
  sharing: string;
}

export const toHeaders = ({ policy, caching, sharing }: Delivery): Header[] => [
  [POLICY_HEADER, policy],
  [CACHE_HEADER, caching],
  [SHARING_HEADER, sharing],
];

/**
 * The headers of every response.
 *
 * No Cross-Origin-Embedder-Policy: it protects shared memory, which the site does not use. It is worth ten points at
 * the Observatory, but would block each picture from elsewhere that lacks a header of its own.
 */
export const SECURITY_HEADERS: readonly Header[] = [
  // Without includeSubDomains: subdomains are not this site's to decide about.
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  // For hosts that cannot set frame-ancestors on their error screen.
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** Revalidated each time; the host answers "not modified" if the file is the same. */
const REVALIDATED = 'no-cache';
const FOREVER = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Only this site may show its pages and records; others may link to them. */
export const UNSHARED = 'same-origin';
/** Newspapers and schools may show the council's pictures. */
const SHARED = 'cross-origin';

/** The delivery of everything without a rule of its own. */
const FALLBACK: Delivery = { policy: FALLBACK_POLICY, caching: REVALIDATED, sharing: UNSHARED };

interface FolderRule extends Delivery {
  /** Its path within the site, with slashes at both ends. */
  folder: string;
  /** The type of its files, if some host does not know it by their extension. */
  type?: string;
}

/** The folders that have rules of their own. */
export const FOLDER_RULES: readonly FolderRule[] = [
  // These file names, and the folder of the rows, contain a hash of the content.
  { ...FALLBACK, folder: '/_next/static/', caching: FOREVER },
  { ...FALLBACK, folder: '/student-records/rows/', caching: FOREVER, type: 'text/csv' },
  ...['/assets/', '/pictures/', '/icons/', '/share/'].map((folder) => ({
    folder,
    policy: PICTURE_POLICY,
    caching: ONE_DAY,
    sharing: SHARED,
  })),
];

/** Types by extension; each host's configuration lists those that it does not know. */
export const TYPES = {
  js: 'text/javascript',
  csv: 'text/csv',
  ics: 'text/calendar',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

export const FEED_TYPE = 'application/atom+xml';

/** A file whose type some host cannot tell by its extension. */
type FileType = readonly [path: string, type: string];

export const FILE_TYPES: readonly FileType[] = LANGUAGES.flatMap((language): FileType[] => [
  [localizePath('/manifest.webmanifest', language), TYPES.webmanifest],
  [localizePath(FEED_PATH, language), FEED_TYPE],
]);

/** The encodings of compressed files: the name that browsers use, and the extension. Best first. */
export const ENCODINGS = [
  { name: 'br', ending: 'br' },
  { name: 'gzip', ending: 'gz' },
] as const;

/**
 * Repeated or encoded slashes, which some hosts would normalise; a case-insensitive pattern. Such an address gets the
 * error page, because the links and scripts of a page depend on its address.
 */
export const AMBIGUOUS_SLASHES = '//|%2f|%5c';

/** A page at its address, with the headers that differ from {@link HostRules.fallback}. */
interface PageRule extends ServedPage {
  policy: string;
}

/** Everything that a host must know. The paths of folders and types are below the base path. */
export interface HostRules {
  basePath: string;
  headers: readonly Header[];
  fallback: Delivery;
  folders: readonly FolderRule[];
  types: readonly FileType[];
  /** All pages except the error page; their other addresses redirect to them (301). */
  pages: readonly PageRule[];
  /** The page for unknown addresses, with status 404. */
  errorPage: PageRule;
}

/**
 * @param pages of the site, the error page and those of the maintainer's own among them
 * @throws Error when the error page is missing
 */
export function getHostRules(pages: readonly ServedPage[], { basePath }: Settings): HostRules {
  const rules = pages.map((page) => ({
    ...page,
    policy: page.policy ?? (page.isOwn ? OWN_PAGE_POLICY : PAGE_POLICY),
  }));
  const errorPage = rules.find(({ file }) => file === NOT_FOUND_FILE);
  if (!errorPage) throw new Error(`${NOT_FOUND_FILE} is not among the pages`);
  return {
    basePath,
    headers: SECURITY_HEADERS,
    fallback: FALLBACK,
    folders: FOLDER_RULES,
    types: FILE_TYPES,
    pages: rules.filter((page) => page !== errorPage),
    errorPage,
  };
}

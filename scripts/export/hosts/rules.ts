/** What every host has to do, in one description. The files beside this one print it, each for one host. */
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { FEED_PATH } from '@/lib/urls/published-files';
import type { Settings } from '@/lib/urls/settings.mjs';
import { NOT_FOUND_FILE, type ServedPage } from '../pages';
import { FALLBACK_POLICY, OWN_PAGE_POLICY, PAGE_POLICY, PICTURE_POLICY } from './policy';

/** A response header: its name and its value. */
export type Header = readonly [name: string, value: string];

export const POLICY_HEADER = 'Content-Security-Policy';
export const CACHE_HEADER = 'Cache-Control';
/** Says whose pages may show a file. */
export const SHARING_HEADER = 'Cross-Origin-Resource-Policy';

/** How a kind of file is sent: what it may do, how long browsers keep it, whose pages may show it. */
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
 * The headers that are the same for every response.
 *
 * No Cross-Origin-Embedder-Policy: it guards memory that scripts share, of which there is none here, and for ten more
 * points of the Observatory it would keep out each picture that comes from elsewhere without a header of its own.
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

/** Asked for again each time; the host answers "not modified" if it is the same. */
const REVALIDATED = 'no-cache';
const FOREVER = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Pages and records are shown by the site alone; other sites link to them. */
export const UNSHARED = 'same-origin';
/** A newspaper or a school may show the council's pictures. */
const SHARED = 'cross-origin';

/** How whatever has no rule of its own is sent. */
const FALLBACK: Delivery = { policy: FALLBACK_POLICY, caching: REVALIDATED, sharing: UNSHARED };

interface FolderRule extends Delivery {
  /** Its path within the site, from slash to slash. */
  folder: string;
  /** The type of its files, if not every host knows it by their ending. */
  type?: string;
}

/** The folders that have rules of their own. */
export const FOLDER_RULES: readonly FolderRule[] = [
  // The names of these files, and the folder of the rows, hold a hash of the content.
  { ...FALLBACK, folder: '/_next/static/', caching: FOREVER },
  { ...FALLBACK, folder: '/student-records/rows/', caching: FOREVER, type: 'text/csv' },
  ...['/assets/', '/pictures/', '/icons/', '/share/'].map((folder) => ({
    folder,
    policy: PICTURE_POLICY,
    caching: ONE_DAY,
    sharing: SHARED,
  })),
];

/** Types of files by their endings; each host names those that it does not know by itself. */
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

/** A file whose type its ending does not tell every host. */
type FileType = readonly [path: string, type: string];

export const FILE_TYPES: readonly FileType[] = LANGUAGES.flatMap((language): FileType[] => [
  [localizePath('/manifest.webmanifest', language), TYPES.webmanifest],
  [localizePath(FEED_PATH, language), FEED_TYPE],
]);

/** The compressed forms of a file: what browsers call the encoding, and the ending of its file. Best first. */
export const ENCODINGS = [
  { name: 'br', ending: 'br' },
  { name: 'gzip', ending: 'gz' },
] as const;

/**
 * Slashes that some hosts would drop from an address, as a pattern without regard to case. Such an address is answered
 * with the error page: links and scripts of a page count on its own address.
 */
export const ODD_SLASHES = '//|%2f|%5c';

/** A page at its address, with the headers that differ from {@link HostRules.fallback}. */
interface PageRule extends ServedPage {
  policy: string;
}

/** All that a host has to know. The paths of folders and types stand below the base path. */
export interface HostRules {
  basePath: string;
  /** Sent with every response, the error page too. */
  headers: readonly Header[];
  /** How whatever has no rule of its own is sent. */
  fallback: Delivery;
  folders: readonly FolderRule[];
  types: readonly FileType[];
  /** All pages but the error page; each has other addresses, which redirect to its own (301). */
  pages: readonly PageRule[];
  /** The page that answers an unknown address, with status 404. */
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

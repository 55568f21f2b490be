/** Describes once what every host must do. Each file beside this one prints it as the configuration of one host. */
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { FEED_PATH } from '@/lib/urls/published-files';
import type { Settings } from '@/lib/urls/settings.mjs';
import { NOT_FOUND_FILE, type ServedPage } from '../pages';
import { FALLBACK_POLICY, MAINTAINER_PAGE_POLICY, PAGE_POLICY, PICTURE_POLICY } from './policy';

/** A response header: its name and its value. */
export type Header = readonly [name: string, value: string];

export const POLICY_HEADER = 'Content-Security-Policy';
export const CACHE_HEADER = 'Cache-Control';
/** Decides whether other sites may embed a file. */
export const SHARING_HEADER = 'Cross-Origin-Resource-Policy';

/** The headers of a kind of file: its policy, its caching, and which sites may embed it. */
interface FileHeaders {
  policy: string;
  caching: string;
  sharing: string;
}

export const getHeaders = ({ policy, caching, sharing }: FileHeaders): Header[] => [
  [POLICY_HEADER, policy],
  [CACHE_HEADER, caching],
  [SHARING_HEADER, sharing],
];

/**
 * The headers of every response.
 *
 * There is no Cross-Origin-Embedder-Policy, although Mozilla's Observatory gives ten points for that header. It
 * protects shared memory, which the site does not use, and blocks pictures from other hosts that do not allow it by a
 * header.
 */
export const SECURITY_HEADERS: readonly Header[] = [
  // Without includeSubDomains, because subdomains may be other sites.
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  // For hosts that cannot send the directive frame-ancestors with their error page.
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** Browsers ask before each use; the host answers "not modified" if the file is unchanged. */
const CACHE_REVALIDATED = 'no-cache';
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_ONE_DAY = 'public, max-age=86400';

/** For pages and records: other sites may link to them, but not embed them. */
export const UNSHARED = 'same-origin';
/** For pictures: newspapers and schools may embed them. */
const SHARED = 'cross-origin';

/** For all files without a rule of their own. */
const FALLBACK_HEADERS: FileHeaders = {
  policy: FALLBACK_POLICY,
  caching: CACHE_REVALIDATED,
  sharing: UNSHARED,
};

interface FolderRule extends FileHeaders {
  /** The path of the folder within the site, with slashes at both ends. */
  folder: string;
  /** The MIME type of the files in the folder, if some host does not know it by their extension. */
  type?: string;
}

/** The folders that have rules of their own. */
export const FOLDER_RULES: readonly FolderRule[] = [
  // CACHE_FOREVER is safe here, because file names, or the folder of the rows, contain a hash of the content.
  { ...FALLBACK_HEADERS, folder: '/_next/static/', caching: CACHE_FOREVER },
  {
    ...FALLBACK_HEADERS,
    folder: '/student-records/rows/',
    caching: CACHE_FOREVER,
    type: 'text/csv',
  },
  ...['/assets/', '/pictures/', '/icons/', '/share/'].map((folder) => ({
    folder,
    policy: PICTURE_POLICY,
    caching: CACHE_ONE_DAY,
    sharing: SHARED,
  })),
];

/** MIME types by extension. Each configuration lists those that its host does not know. */
export const MIME_TYPES = {
  js: 'text/javascript',
  csv: 'text/csv',
  ics: 'text/calendar',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

export const FEED_TYPE = 'application/atom+xml';

/** A file whose MIME type some host does not know by its extension. */
type FileType = readonly [path: string, type: string];

export const FILE_TYPES: readonly FileType[] = LANGUAGES.flatMap((language): FileType[] => [
  [localizePath('/manifest.webmanifest', language), MIME_TYPES.webmanifest],
  [localizePath(FEED_PATH, language), FEED_TYPE],
]);

/**
 * A case-insensitive pattern of repeated or encoded slashes, which some hosts would normalise. An address with such
 * slashes gets the error page, because the links and scripts of a page depend on its address.
 */
export const AMBIGUOUS_SLASHES = '//|%2f|%5c';

/** A page, and its policy header. Its other headers are those of {@link HostRules.fallback}. */
interface PageRule extends ServedPage {
  policy: string;
}

/** Everything that a host must know. The paths in `folders` and `types` are below the base path. */
export interface HostRules {
  basePath: string;
  headers: readonly Header[];
  fallback: FileHeaders;
  folders: readonly FolderRule[];
  types: readonly FileType[];
  /** All pages except the error page; their other addresses redirect to them (301). */
  pages: readonly PageRule[];
  /** The page for unknown addresses, with status 404. */
  errorPage: PageRule;
}

/**
 * @param pages all pages, including the error page and the maintainer's own
 * @throws Error when the error page is missing
 */
export function getHostRules(pages: readonly ServedPage[], { basePath }: Settings): HostRules {
  const rules = pages.map((page) => ({
    ...page,
    policy: page.policy ?? (page.isOwn ? MAINTAINER_PAGE_POLICY : PAGE_POLICY),
  }));
  const errorPage = rules.find(({ file }) => file === NOT_FOUND_FILE);
  if (!errorPage) throw new Error(`${NOT_FOUND_FILE} is not among the pages`);
  return {
    basePath,
    headers: SECURITY_HEADERS,
    fallback: FALLBACK_HEADERS,
    folders: FOLDER_RULES,
    types: FILE_TYPES,
    pages: rules.filter((page) => page !== errorPage),
    errorPage,
  };
}

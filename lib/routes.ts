import { OFFLINE_PATH } from '@/lib/urls/offline';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';

export interface Route {
  /** Also the name of the share card in public/share. */
  id: string;
  /** The path in English; each route has a page in every other language too. */
  path: string;
  /** The key of the messages with its title and description; undefined if they are content. */
  messages?: 'about' | 'gallery' | 'records' | 'certificates' | 'secretaries' | 'offline';
}

/**
 * The routes to which links may lead (spec §2). Metadata, sitemap, content rules, size limits and tests read this list.
 * A new screen needs one line here, its folders in app/ and its component in app/_screens.
 */
export const ROUTES = {
  home: { id: 'home', path: '/' },
  about: { id: 'about', path: '/about', messages: 'about' },
  gallery: { id: 'gallery', path: '/gallery', messages: 'gallery' },
  studentRecords: { id: 'student-records', path: '/student-records', messages: 'records' },
  certificates: { id: 'certificates', path: '/certificates', messages: 'certificates' },
  districtSecretaries: {
    id: 'district-secretaries',
    path: '/district-secretaries',
    messages: 'secretaries',
  },
} as const satisfies Record<string, Route>;

/** The offline page, which the service worker shows without a network. It has the share card of the home page. */
export const OFFLINE_ROUTE = { id: 'home', path: OFFLINE_PATH, messages: 'offline' } as const;

export type EnglishPath = (typeof ROUTES)[keyof typeof ROUTES]['path'];

/** The English paths of all routes. */
export const ENGLISH_PATHS = Object.values(ROUTES).map(({ path }): EnglishPath => path);

/** The paths of all routes in all languages: first all English paths, then all Hindi paths. */
export const LOCALIZED_PATHS = LANGUAGES.flatMap((language) =>
  ENGLISH_PATHS.map((path) => localizePath(path, language)),
);

import { OFFLINE_PATH } from '@/lib/browser/offline';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';

export interface Route {
  /** Also the name of its share card in public/share. */
  id: string;
  /** In English; each route has a translation in every other language. */
  path: string;
  messages: 'home' | 'about' | 'gallery' | 'records' | 'certificates' | 'secretaries' | 'offline';
}

/** A page that staff write: its words are content. */
export interface WrittenRoute extends Pick<Route, 'id' | 'path'> {
  words: { title: string; description: string };
}

/**
 * The screens that links may lead to (spec §2). Metadata, sitemap, content rules, budgets and tests read this list. A
 * new screen is one line here, its folders in app/ and its component in app/_screens.
 */
export const ROUTES = {
  home: { id: 'home', path: '/', messages: 'home' },
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

/** The page that the service worker shows without a network; it is shared as the home page is. */
export const OFFLINE_ROUTE = { id: 'home', path: OFFLINE_PATH, messages: 'offline' } as const;

export type RoutePath = (typeof ROUTES)[keyof typeof ROUTES]['path'];

/** The paths in English. */
export const ROUTE_PATHS = Object.values(ROUTES).map(({ path }): RoutePath => path);

/** The paths in every language, one language after the other. */
export const LOCALIZED_PATHS = LANGUAGES.flatMap((language) =>
  ROUTE_PATHS.map((path) => localizePath(path, language)),
);

import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { CONTENT_FILES, type CollectionValues } from '@/lib/model/collections';
import { getPagePath } from '@/lib/model/page';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { ENGLISH_PATHS } from '@/lib/routes';
import { CALENDAR_PATH, FEED_PATH, getEventCalendarPath } from '@/lib/urls/published-files';

/** The English paths of all screens and content pages. */
export const listPagePaths = ({ pages }: Pick<CollectionValues, 'pages'>): string[] => [
  ...ENGLISH_PATHS,
  ...pages.map(getPagePath),
];

/** The problem text for a path that leads to no page. */
export const NOT_A_PAGE_PROBLEM = `is no page of the site: there are ${ENGLISH_PATHS.toSorted().join(', ')}, and those of ${CONTENT_FILES.pages}`;

/** What a content page cannot be called: the other pages, files and folders of the site that have short names. */
export const RESERVED_SLUGS = [
  ...ENGLISH_PATHS.map((path) => path.slice(1)),
  '404',
  'admin',
  'assets',
  'district',
  'events',
  'hi',
  'icons',
  'index',
  'offline',
  'pictures',
  'robots',
  'share',
];

const localizeAll = (paths: readonly string[]): string[] =>
  LANGUAGES.flatMap((language) => paths.map((path) => localizePath(path, language).slice(1)));

/** The files for programs to which pages may link, such as `events.ics`. */
export const listFeedFiles = ({ events }: CollectionValues): string[] => [
  CSV_FILE_NAME,
  'sitemap.xml',
  ...localizeAll([FEED_PATH, CALENDAR_PATH, ...events.map(({ id }) => getEventCalendarPath(id))]),
];

import { OFFLINE_PATH } from '@/lib/browser/offline';
import type { Content } from '@/lib/content/load';
import { listPaths } from '@/lib/content/page-rules';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { CALENDAR_PATH, FEED_PATH, getEventCalendarPath } from '@/lib/urls/published-files';

/** The files that every site has, and the folders that the build has for itself. */
const FIXED_PATHS = [
  '_next',
  'pictures',
  'student-records/rows',
  'index.html',
  'index.txt',
  '404.html',
  'admin.html',
  'admin/index.html',
  'apple-icon.png',
  'favicon.ico',
  'icon.svg',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  CSV_FILE_NAME,
];

const localizeAll = (paths: readonly string[]): string[] =>
  LANGUAGES.flatMap((language) => paths.map((path) => localizePath(path, language).slice(1)));

/** Lists the paths that the build writes for the content, for each page also the file of Next.js that it removes. */
export function listSitePaths(content: Content): string[] {
  const { events, navigation } = content;
  const districts = navigation.districts.map(({ name }) => getDistrictPath(name.en));
  const pages = localizeAll([...listPaths(content), ...districts, OFFLINE_PATH]).filter(Boolean);
  const files = [FEED_PATH, CALENDAR_PATH, '/manifest.webmanifest'];
  return [
    ...FIXED_PATHS,
    ...pages.flatMap((page) => ['.html', '.txt', '/index.html'].map((ending) => page + ending)),
    ...localizeAll([...files, ...events.map(({ id }) => getEventCalendarPath(id))]),
  ];
}

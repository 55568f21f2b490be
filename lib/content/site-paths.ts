import { OFFLINE_PATH } from '@/lib/urls/offline';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { CONTENT_FILES, type CollectionValues } from '@/lib/model/collections';
import { getPagePath } from '@/lib/model/page';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { ENGLISH_PATHS } from '@/lib/routes';
import { CALENDAR_PATH, FEED_PATH, getEventCalendarPath } from '@/lib/urls/published-files';
import { listFindings, type Finding } from './findings';

/** The English paths of all screens and content pages. */
export const listPagePaths = ({ pages }: Pick<CollectionValues, 'pages'>): string[] => [
  ...ENGLISH_PATHS,
  ...pages.map(getPagePath),
];

/** The problem text for a path that leads to no page. */
export const NOT_A_PAGE_PROBLEM = `is no page of the site: there are ${ENGLISH_PATHS.toSorted().join(', ')}, and those of ${CONTENT_FILES.pages}`;

/** Folders of public/, and of the calendar files. No content page may have their names, even if they are empty. */
const SITE_FOLDERS = ['assets', 'events', 'icons', 'share'];

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
  'sw.js',
];

const localizeAll = (paths: readonly string[]): string[] =>
  LANGUAGES.flatMap((language) => paths.map((path) => localizePath(path, language).slice(1)));

/** The files for programs to which pages may link, such as `events.ics`. */
export const listFeedFiles = ({ events }: CollectionValues): string[] => [
  CSV_FILE_NAME,
  'sitemap.xml',
  ...localizeAll([FEED_PATH, CALENDAR_PATH, ...events.map(({ id }) => getEventCalendarPath(id))]),
];

/** The files of a page, also the one of Next.js that the build removes. */
const listPageFiles = (path: string): string[] =>
  ['.html', '.txt', '/index.html'].map((ending) => path + ending);

/** Lists the files that the build writes for the content, and the folders that it has for itself. */
export function listBuiltFiles(content: CollectionValues): string[] {
  const districts = content.navigation.districts.map(({ name }) => getDistrictPath(name.en));
  const pages = localizeAll([...listPagePaths(content), ...districts, OFFLINE_PATH]).filter(
    Boolean,
  );
  return [
    ...FIXED_PATHS,
    ...localizeAll(['/manifest.webmanifest']),
    ...listFeedFiles(content),
    ...pages.flatMap(listPageFiles),
  ];
}

/** A finding for each content page whose address is that of other pages, files or folders of the site. */
export function findTakenSlugs(content: CollectionValues): Finding[] {
  const others = listBuiltFiles({ ...content, pages: [] });
  const folders = new Set([...SITE_FOLDERS, ...others.map((path) => path.replace(/\/.*/, ''))]);
  return content.pages.flatMap((page, index) =>
    listFindings(['pages', index], page, [
      {
        field: 'slug',
        problem: 'is an address that the site has already: write another',
        isTrue:
          folders.has(page.slug) || listPageFiles(page.slug).some((file) => others.includes(file)),
      },
    ]),
  );
}

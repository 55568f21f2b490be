/** The pages and files of the site, and the rules for links of content pages to them. */
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { CONTENT_FILES, type CollectionValues } from '@/lib/model/collections';
import { emailSchema, webAddressSchema } from '@/lib/model/value-schemas';
import { getHeadingAnchor, parseMarkdown, walkMarkdown } from '@/lib/model/markdown';
import { getPagePath } from '@/lib/model/page';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { ENGLISH_PATHS, ROUTES } from '@/lib/routes';
import {
  decodeAddress,
  getEventAnchor,
  getFilePath,
  getImageAnchor,
  getNewsAnchor,
  CALENDAR_PATH,
  FEED_PATH,
  getEventCalendarPath,
} from '@/lib/urls/addresses';

/** The English paths of all screens and content pages. */
export const listPagePaths = ({ pages }: Pick<CollectionValues, 'pages'>): string[] => [
  ...ENGLISH_PATHS,
  ...pages.map(getPagePath),
];

/** The problem text for a path that leads to no page. */
export const NOT_A_PAGE_PROBLEM = `is no page of the site: there are ${ENGLISH_PATHS.toSorted().join(', ')}, and those of ${CONTENT_FILES.pages}`;

const localizeAll = (paths: readonly string[]): string[] =>
  LANGUAGES.flatMap((language) => paths.map((path) => localizePath(path, language).slice(1)));

/** The files for programs to which pages may link, such as `events.ics`. */
const listFeedFiles = ({ events }: CollectionValues): string[] => [
  CSV_FILE_NAME,
  'sitemap.xml',
  ...localizeAll([FEED_PATH, CALENDAR_PATH, ...events.map(({ id }) => getEventCalendarPath(id))]),
];

/** The Markdown text of a content page in one language. */
export interface PageBody {
  content: CollectionValues;
  page: CollectionValues['pages'][number];
  language: 'en' | 'hi';
  text: string;
  /** The files in public/; undefined where they are not known. */
  ownFiles?: readonly string[];
}

/** The fragments by which a link may lead to a part of a page. */
function listPageAnchors(path: string, { content, language }: PageBody): string[] {
  const page = content.pages.find((one) => getPagePath(one) === path);
  if (page) {
    const nodes = walkMarkdown(parseMarkdown(page.body[language] ?? page.body.en));
    return [...nodes].flatMap((node) => (node.type === 'heading' ? getHeadingAnchor(node) : []));
  }
  if (path === ROUTES.home.path) return content.events.map(({ id }) => getEventAnchor(id));
  if (path !== ROUTES.gallery.path) return [];
  const images = content.gallery.map(({ image_url }) => getImageAnchor(image_url));
  return ['news', ...images, ...content.news.map(({ id }) => getNewsAnchor(id))];
}

const isMailbox = (address: string) => emailSchema.safeParse(address).success;

/** The problem of a link to a page or a file of the site; undefined if it has none. */
function findPathProblem(path: string, anchor: string | undefined, body: PageBody) {
  const { content, page, language, ownFiles } = body;
  const file = getFilePath(path)?.slice(1);
  if (file) {
    const exists = !ownFiles || [...ownFiles, ...listFeedFiles(content)].includes(file);
    return exists ? undefined : 'is no file of public/';
  }
  const target = path || getPagePath(page);
  const { districts } = content.navigation;
  const isDistrict = districts.some(({ name }) => getDistrictPath(name.en) === target);
  if (!isDistrict && !listPagePaths(content).includes(target)) return NOT_A_PAGE_PROBLEM;
  const anchors = listPageAnchors(target, body).map(decodeAddress);
  return anchor === undefined || anchors.includes(decodeAddress(anchor))
    ? undefined
    : `leads to no part of ${localizePath(target, language)}`;
}

/** Whether an address leads to a file of records, also if signs of it are coded, such as `%2E` for a point. */
function leadsToRecordFile(address: string): boolean {
  const base = 'https://site.invalid';
  const read = URL.canParse(address, base) ? new URL(address, base).href : address;
  // Sign by sign, because a host may read one that is coded beside others that it cannot read.
  const decoded = read.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
  // Some hosts do not tell upper and lower case apart.
  return /student-records(\.csv|[\\/].*rows)/i.test(decoded);
}

/** The problem of the address of a link; undefined if it has none. */
export function findAddressProblem(address: string, body: PageBody): string | undefined {
  if (body.content.site.hideRecordsFromSearch && leadsToRecordFile(address))
    return 'leads search engines to records that are hidden from them: link to /student-records';
  if (address.startsWith('https:'))
    return webAddressSchema.safeParse(address).success ? undefined : 'leads nowhere';
  const [path = '', anchor] = address.replace(/\?[^#]*/, '').split('#');
  if (path.startsWith('mailto:'))
    return path.slice(7).split(',').map(decodeAddress).every(isMailbox)
      ? undefined
      : 'is no e-mail address';
  if (path.startsWith('tel:'))
    return /^tel:\+?\d[\d().-]{2,19}$/.test(path) ? undefined : 'is not written tel:+915220000000';
  if (address === '' || !/^(\/[^/\s]*)*$/.test(path))
    return 'is no address that a page can have: write https://, mailto:, tel:, /page or #part';
  return findPathProblem(path, anchor, body);
}

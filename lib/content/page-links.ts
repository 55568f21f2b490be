/** The rules for links of content pages. */
import { getDistrictPath } from '@/lib/districts/districts';
import { localizePath } from '@/lib/i18n/language';
import type { CollectionValues } from '@/lib/model/collections';
import { emailSchema, webAddressSchema } from '@/lib/model/value-schemas';
import { getHeadingAnchor, parseMarkdown, walkMarkdown } from '@/lib/model/markdown';
import { getPagePath } from '@/lib/model/page';
import { ROUTES } from '@/lib/routes';
import {
  decodeAddress,
  getEventAnchor,
  getFilePath,
  getImageAnchor,
  getNewsAnchor,
} from '@/lib/urls/anchors';
import { listFeedFiles, listPagePaths, NOT_A_PAGE_PROBLEM } from './site-paths';

/** The Markdown text of a content page in one language. */
export interface PageBody {
  content: CollectionValues;
  page: CollectionValues['pages'][number];
  language: 'en' | 'hi';
  text: string;
  /** The files in public/; undefined where they are not known. */
  ownFiles?: readonly string[];
}

const listHeadingAnchors = (text: string): string[] =>
  [...walkMarkdown(parseMarkdown(text))].flatMap((node) =>
    node.type === 'heading' ? [getHeadingAnchor(node)] : [],
  );

/** The fragments by which a link may lead to a part of a page. */
function listPageAnchors(path: string, { content, language }: PageBody): string[] {
  const page = content.pages.find((one) => getPagePath(one) === path);
  if (page) return listHeadingAnchors(page.body[language] ?? page.body.en);
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

/** The files of records in an address; some hosts do not tell upper and lower case apart. */
const RECORD_FILE = /student-records(\.csv|[\\/].*rows)/i;

/** Whether an address leads to a file of records, also if signs of it are coded, such as `%2E` for a point. */
const leadsToRecordFile = (address: string): boolean =>
  RECORD_FILE.test(
    address.replace(/%([2-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    ),
  );

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

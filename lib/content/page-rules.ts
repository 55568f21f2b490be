/** The rules of the pages that staff write: their addresses, their Markdown, and where its links lead. */
import type { Image, Link, Nodes } from 'mdast';
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { COLLECTIONS, type Collections } from '@/lib/model/collections';
import { emailSchema, webAddressSchema } from '@/lib/model/fields';
import {
  getHeadingAnchor,
  getPictureName,
  getPlainText,
  isFileAddress,
  parseMarkdown,
  walkMarkdown,
} from '@/lib/model/markdown';
import { getPagePath } from '@/lib/model/page';
import { findProblem, writing } from '@/lib/model/rules';
import { placeholders } from '@/lib/model/text-fields';
import { ROUTE_PATHS, ROUTES } from '@/lib/routes';
import { getEventAnchor, getImageAnchor, getNewsAnchor } from '@/lib/urls/anchors';
import { CALENDAR_PATH, FEED_PATH } from '@/lib/urls/published-files';
import { findAt, type Finding } from './findings';
import { quoteValue } from './issue';

/** The paths of all screens and pages. */
export const listPaths = ({ pages }: Pick<Collections, 'pages'>): string[] => [
  ...ROUTE_PATHS,
  ...pages.map(getPagePath),
];

/** The problem of a path that leads to no page. */
export const UNKNOWN_PATH = `is no page of the site: there are ${ROUTE_PATHS.toSorted().join(', ')}, and those of ${COLLECTIONS.pages.file}`;

/** The paragraph that is replaced by the list of all pages. */
export const SITE_MAP = '{pages}';

/** Ids that every page has. */
const PAGE_IDS = ['main', 'quick-links', 'root', 'start'];

/** What a page of staff can have. */
const PARTS: readonly Nodes['type'][] = [
  ...(['root', 'paragraph', 'heading', 'text', 'strong', 'emphasis', 'break'] as const),
  ...(['link', 'image', 'list', 'listItem', 'table', 'tableRow', 'tableCell'] as const),
];

type BodyLanguage = 'en' | 'hi';

/** A text of a page, and where it is. */
interface Body {
  content: Collections;
  page: Collections['pages'][number];
  language: BodyLanguage;
  text: string;
}

const getBody = ({ body }: Body['page'], language: BodyLanguage) => body[language] ?? body.en;

const listAnchors = (text: string): string[] =>
  [...walkMarkdown(parseMarkdown(text))].flatMap((node) =>
    node.type === 'heading' ? [getHeadingAnchor(node)] : [],
  );

/** Where a link may lead on a page. */
function listTargets(path: string, { content, language }: Body): string[] {
  const page = content.pages.find((one) => getPagePath(one) === path);
  if (page) return listAnchors(getBody(page, language));
  if (path === ROUTES.home.path) return content.events.map(({ id }) => getEventAnchor(id));
  if (path !== ROUTES.gallery.path) return [];
  const images = content.gallery.map((_, index) => getImageAnchor(`gallery-${index + 1}`));
  return ['news', ...images, ...content.news.map(({ id }) => getNewsAnchor(id))];
}

function findLinkProblem(link: Link, body: Body): string | undefined {
  const { url } = link;
  const [scheme] = /^(https|mailto|tel):/.exec(url) ?? [];
  if (getPlainText(link).trim() === '' && !link.children.some(({ type }) => type === 'image'))
    return 'is a link without words: write them between [ and ]';
  if (scheme === 'https:')
    return webAddressSchema.safeParse(url).success ? undefined : 'leads nowhere';
  if (scheme === 'mailto:')
    return emailSchema.safeParse(url.slice(7)).success ? undefined : 'is no e-mail address';
  if (scheme === 'tel:')
    return /^tel:\+\d{8,15}$/.test(url) ? undefined : 'is not written tel:+915220000000';
  const [path = '', anchor] = url.split('#');
  if (!/^(\/[^/\s]*)*$/.test(path) || url === '')
    return 'is no address that a page can have: write https://, mailto:, tel:, /page or #part';
  if ([CALENDAR_PATH, FEED_PATH].includes(url) || isFileAddress(url)) return undefined;
  const target = path || getPagePath(body.page);
  const { navigation } = body.content;
  const isDistrict = navigation.districts.some(({ name }) => getDistrictPath(name.en) === target);
  if (!isDistrict && !listPaths(body.content).includes(target)) return UNKNOWN_PATH;
  return anchor === undefined || listTargets(target, body).includes(anchor)
    ? undefined
    : `leads to no part of ${localizePath(target, body.language)}`;
}

const findImageProblem = ({ url, alt }: Image): string | undefined => {
  if (!getPictureName(url))
    return 'is no picture of the site: save it as a JPEG, and write /assets/pages/name.jpg';
  return alt?.trim() ? undefined : 'has no description: write it between [ and ]';
};

/** The problem of a node by itself. */
function findNodeProblem(node: Nodes, body: Body): string | undefined {
  if (!PARTS.includes(node.type)) return 'is nothing that a page can have: take it out';
  if (node.type === 'link') return findLinkProblem(node, body);
  if (node.type === 'image') return findImageProblem(node);
  if (node.type !== 'text' || node.value === SITE_MAP) return undefined;
  // A line break within a paragraph is shown as a space.
  const text = node.value.replaceAll('\n', ' ');
  return findProblem({ ...writing, ...placeholders }, text);
}

/** Headings that skip a level, or have the same words. */
function findHeadingProblems(root: Nodes): [Nodes, string][] {
  const seen = new Set(PAGE_IDS);
  let above = 1;
  return [...walkMarkdown(root)].flatMap((node): [Nodes, string][] => {
    if (node.type !== 'heading') return [];
    const anchor = getHeadingAnchor(node);
    const isTaken = seen.has(anchor) || anchor === '';
    const isOut = node.depth === 1 || node.depth > Math.min(above + 1, 4);
    seen.add(anchor);
    above = node.depth;
    if (isOut) return [[node, 'is a heading of the wrong level: begin with ##, and skip none']];
    return isTaken ? [[node, 'is a heading that links could not tell apart: write others']] : [];
  });
}

/** What is shown of a node in a message. */
const getSource = (text: string, { position }: Nodes) =>
  text.slice(position?.start.offset, position?.end.offset);

function findBodyProblems(body: Body, index: number): Finding[] {
  const root = parseMarkdown(body.text);
  const key = body.page.body[body.language] === undefined ? 'en' : body.language;
  const ofNodes = [...walkMarkdown(root)].flatMap((node): [Nodes, string][] => {
    const problem = findNodeProblem(node, body);
    return problem ? [[node, problem]] : [];
  });
  return [...ofNodes, ...findHeadingProblems(root)].map(([node, problem]) => ({
    path: ['pages', index, 'body', key],
    problem: quoteValue('url' in node ? node.url : getSource(body.text, node), problem),
    // A text in the line of its field begins there.
    ...(body.text.includes('\n') && { line: node.position?.start.line }),
  }));
}

/** What is wrong in the texts of pages. A page without Hindi shows the English among Hindi pages. */
export const findMarkdownProblems = (content: Collections): Finding[] =>
  content.pages.flatMap((page, index) => {
    const find = (language: BodyLanguage) =>
      findBodyProblems({ content, page, language, text: getBody(page, language) }, index);
    const english = find('en');
    const isElsewhere = page.body.hi !== undefined || english.length === 0;
    return [...english, ...(isElsewhere ? find('hi') : [])];
  });

/** The first part of the site's own addresses, apart from its screens. */
const OWN_NAMES = [
  ...['_next', '404', 'admin', 'assets', 'district', 'events', 'icons', 'index', 'offline'],
  ...['pictures', 'share'],
];

/** Addresses that something else has. scripts/content/page-issues.ts adds the files of public/. */
export const findTakenSlugs = ({ pages }: Collections): Finding[] =>
  pages.flatMap(({ slug }, index) => {
    const names = [...OWN_NAMES, ...LANGUAGES, ...ROUTE_PATHS.map((route) => route.slice(1))];
    return findAt(['pages', index, 'slug'], {
      [`"${slug}" is the address of another page: write another`]: names.includes(slug),
    });
  });

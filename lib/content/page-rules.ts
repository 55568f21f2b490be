/** The rules for content pages: their addresses, their Markdown, and the links in it. */
import { getDistrictPath } from '@/lib/districts/districts';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { COLLECTIONS, type Collections } from '@/lib/model/collections';
import { emailSchema, webAddressSchema } from '@/lib/model/fields';
import {
  decodeAddress,
  getHeadingAnchor,
  getPictureName,
  getPlainText,
  isFileAddress,
  parseMarkdown,
  walkMarkdown,
  type Node,
  type NodeOf,
} from '@/lib/model/markdown';
import { getPagePath } from '@/lib/model/page';
import { findProblem, type Rules } from '@/lib/model/rules';
import { textRules } from '@/lib/model/text-fields';
import { ROUTE_PATHS, ROUTES } from '@/lib/routes';
import { getEventAnchor, getImageAnchor, getNewsAnchor } from '@/lib/urls/anchors';
import { listFindings, type Finding } from './findings';
import { quoteValue } from './issue';

/** The English paths of all screens and content pages. */
export const listPaths = ({ pages }: Pick<Collections, 'pages'>): string[] => [
  ...ROUTE_PATHS,
  ...pages.map(getPagePath),
];

/** The problem text for a path that leads to no page. */
export const NOT_A_PAGE_PROBLEM = `is no page of the site: there are ${ROUTE_PATHS.toSorted().join(', ')}, and those of ${COLLECTIONS.pages.file}`;

/** A paragraph with this text is replaced by the site map. */
export const SITE_MAP_PLACEHOLDER = '{pages}';

/** Ids of elements that every page has, so that no heading can have them. */
const RESERVED_IDS = ['main', 'quick-links', 'root', 'start'];

/** The types of Markdown nodes that a content page may contain. */
const ALLOWED_TYPES: readonly Node['type'][] = [
  'root',
  'paragraph',
  'heading',
  'text',
  'strong',
  'emphasis',
  'break',
  'link',
  'image',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
];

/** The Markdown text of a content page in one language. */
interface PageBody {
  content: Collections;
  page: Collections['pages'][number];
  language: 'en' | 'hi';
  text: string;
}

const listAnchors = (text: string): string[] =>
  [...walkMarkdown(parseMarkdown(text))].flatMap((node) =>
    node.type === 'heading' ? [getHeadingAnchor(node)] : [],
  );

/** The fragments with which a link may lead to a part of a page. */
function listLinkTargets(path: string, { content, language }: PageBody): string[] {
  const page = content.pages.find((one) => getPagePath(one) === path);
  if (page) return listAnchors(page.body[language] ?? page.body.en);
  if (path === ROUTES.home.path) return content.events.map(({ id }) => getEventAnchor(id));
  if (path !== ROUTES.gallery.path) return [];
  const images = content.gallery.map(({ image_url: name }) => getImageAnchor(name));
  return ['news', ...images, ...content.news.map(({ id }) => getNewsAnchor(id))];
}

const isMailbox = (address: string) => emailSchema.safeParse(address).success;

function findLinkProblem(link: NodeOf<'link'>, body: PageBody): string | undefined {
  const { url } = link;
  if (getPlainText(link).trim() === '' && !link.children.some(({ type }) => type === 'image'))
    return 'is a link without words: write them between [ and ]';
  if (url.startsWith('https:'))
    return webAddressSchema.safeParse(url).success ? undefined : 'leads nowhere';
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  if (path.startsWith('mailto:'))
    return path.slice(7).split(',').map(decodeAddress).every(isMailbox)
      ? undefined
      : 'is no e-mail address';
  if (path.startsWith('tel:'))
    return /^tel:\+?\d[\d().-]{2,19}$/.test(path) ? undefined : 'is not written tel:+915220000000';
  if (!/^(\/[^/\s]*)*$/.test(path) || url === '')
    return 'is no address that a page can have: write https://, mailto:, tel:, /page or #part';
  if (isFileAddress(path)) return undefined;
  const target = path || getPagePath(body.page);
  const { navigation } = body.content;
  const isDistrict = navigation.districts.some(({ name }) => getDistrictPath(name.en) === target);
  if (!isDistrict && !listPaths(body.content).includes(target)) return NOT_A_PAGE_PROBLEM;
  return anchor === undefined || listLinkTargets(target, body).includes(decodeAddress(anchor))
    ? undefined
    : `leads to no part of ${localizePath(target, body.language)}`;
}

const findImageProblem = ({ url, alt }: NodeOf<'image'>): string | undefined => {
  if (!getPictureName(url))
    return 'is no picture of the site: save it as a JPEG, and write /assets/pages/name.jpg';
  return alt?.trim() ? undefined : 'has no description: write it between [ and ]';
};

/** The Markdown of a node. */
const getSource = (text: string, { position }: Node) =>
  text.slice(position?.start.offset, position?.end.offset);

/** The rules for Markdown that pages show as text. Behind a backslash, marks are meant to be shown. */
const SHOWN_TEXT_RULES: Rules = {
  'has the mark $&, which is shown as it is: take it out, or write \\ before each sign of it':
    /(?<!\\)(\*\*|__|~~|\[[^\]]*\]\([^)]*\)|^##+\S|(?<=^|\s)[*_](?=[^\s*_])|(?<=[^\s*_\\])[*_](?=\s|$))/mu,
  ...textRules,
};

const WITHIN_WORD_PROBLEM =
  'is shown in italics or bold and without its marks, and begins or ends within a word or number: write \\* for a *';

/** Whether a part of a text begins or ends between two letters or digits. */
function isWithinWord(text: string, { position }: Node): boolean {
  const before = text.slice(0, position?.start.offset);
  const after = text.slice(position?.end.offset);
  return /[\p{L}\p{M}\p{N}]$/u.test(before) || /^[\p{L}\p{M}\p{N}]/u.test(after);
}

/** The problem of a single node; undefined if it has none. */
function findNodeProblem(node: Node, body: PageBody): string | undefined {
  if (!ALLOWED_TYPES.includes(node.type)) return 'is nothing that a page can have: take it out';
  if (node.type === 'link') return findLinkProblem(node, body);
  if (node.type === 'image') return findImageProblem(node);
  if (node.type === 'emphasis' || node.type === 'strong')
    return isWithinWord(body.text, node) ? WITHIN_WORD_PROBLEM : undefined;
  if (node.type !== 'text' || node.value === SITE_MAP_PLACEHOLDER) return undefined;
  return findProblem(Object.entries(SHOWN_TEXT_RULES), getSource(body.text, node))?.problem;
}

/** The problems of headings: a wrong level, or an anchor that an earlier heading or the page itself has. */
function findHeadingProblems(root: Node): [Node, string][] {
  const usedAnchors = new Set(RESERVED_IDS);
  let previousDepth = 1;
  return [...walkMarkdown(root)].flatMap((node): [Node, string][] => {
    if (node.type !== 'heading') return [];
    const anchor = getHeadingAnchor(node);
    const isTaken = usedAnchors.has(anchor) || anchor === '';
    const isWrongLevel = node.depth === 1 || node.depth > Math.min(previousDepth + 1, 4);
    usedAnchors.add(anchor);
    previousDepth = node.depth;
    if (isWrongLevel)
      return [[node, 'is a heading of the wrong level: begin with ##, and skip none']];
    return isTaken ? [[node, 'is a heading that links could not tell apart: write others']] : [];
  });
}

function findBodyProblems(body: PageBody, index: number): Finding[] {
  const root = parseMarkdown(body.text);
  const nodeProblems = [...walkMarkdown(root)].flatMap((node): [Node, string][] => {
    const problem = findNodeProblem(node, body);
    return problem ? [[node, problem]] : [];
  });
  return [...nodeProblems, ...findHeadingProblems(root)].map(([node, problem]) => ({
    path: ['pages', index, 'body', body.language],
    problem: quoteValue('url' in node ? node.url : getSource(body.text, node), problem),
    line: node.position?.start.line,
  }));
}

/** The problems in the Markdown of content pages. */
export const findMarkdownProblems = (content: Collections): Finding[] =>
  content.pages.flatMap((page, index) => {
    const { en, hi } = page.body;
    return [
      ...findBodyProblems({ content, page, language: 'en', text: en }, index),
      ...(hi ? findBodyProblems({ content, page, language: 'hi', text: hi }, index) : []),
    ];
  });

/** Slugs that no content page may have, because the site has other addresses that begin with them. */
const RESERVED_SLUGS = [
  '404',
  'admin',
  'assets',
  'district',
  'events',
  'icons',
  'index',
  'offline',
  'pictures',
  'share',
];

/** A finding for each slug that is taken. scripts/shared/own-files.ts compares files in public/ with slugs. */
export const findTakenSlugs = ({ pages }: Collections): Finding[] =>
  pages.flatMap(({ slug }, index) => {
    const taken = [...RESERVED_SLUGS, ...LANGUAGES, ...ROUTE_PATHS.map((route) => route.slice(1))];
    return listFindings(['pages', index, 'slug'], slug, {
      'is the address of another page: write another': taken.includes(slug),
    });
  });

/** The rules that no schema of an entry can check, because they compare it with the rest of the content. */
import { toIndianDay } from '@/lib/dates/dates';
import { CONTENT_FILES, contentField, type CollectionValues } from '@/lib/model/collections';
import {
  getFieldAt,
  listLeaves,
  listNamedPictures,
  type ContentPath,
} from '@/lib/model/content-paths';
import { toSlug } from '@/lib/model/slug';
import { ENGLISH_PATHS } from '@/lib/routes';
import { formatValueProblem, type Finding } from './issue';
import { listPagePaths, NOT_A_PAGE_PROBLEM } from './page-links';
import { findMarkdownProblems } from './page-rules';

/** A finding for each repeated value that must be unique in its list. Case and punctuation count only in file names. */
function findDuplicates(content: CollectionValues): Finding[] {
  const firstPaths = new Map<string, ContentPath>();
  const findings: Finding[] = [];
  for (const { path, text, meta } of listLeaves(contentField, content)) {
    if (!meta.isUnique || text === '') continue;
    const entry = path.findLastIndex((step) => typeof step === 'number');
    const name = meta.folder ? text : toSlug(text) || text;
    const key = String([...path.with(entry, '*'), name]);
    const firstPath = firstPaths.get(key);
    if (firstPath)
      findings.push({ path, firstPath, problem: formatValueProblem(text, 'is used twice') });
    else firstPaths.set(key, path);
  }
  return findings;
}

/** What a content page cannot be called: the other pages, files and folders of the site that have short names. */
const RESERVED_SLUGS = [
  ...ENGLISH_PATHS.map((path) => path.slice(1)),
  ...'404 admin assets district events hi icons index offline pictures robots share'.split(' '),
];

/** The label of a field. For the English text of a translation, it is the label of the translation. */
const getLabel = (path: ContentPath) =>
  getFieldAt(contentField, path.at(-1) === 'en' ? path.slice(0, -1) : path)?.label;

/** A finding for each single value that cannot be true. Content that passes today passes later too. */
function findWrongValues(content: CollectionValues): Finding[] {
  const districts = content.districts.map(({ en }) => en);
  const paths = listPagePaths(content);
  const endings = [...paths.filter((page) => page !== '/'), '/hi', '/admin', '.html'];
  const today = toIndianDay(Date.now());
  return listLeaves(contentField, content).flatMap(({ path, text, meta }) => {
    const year = meta.date || meta.isPast ? Number(/\d{4}/.exec(text)?.[0]) : NaN;
    const problems = [
      meta.isDistrict && !districts.includes(text) && `is not in ${CONTENT_FILES.districts}`,
      path.at(-1) === 'slug' &&
        RESERVED_SLUGS.includes(text) &&
        'is an address that the site has already: write another',
      meta.isPath && !paths.includes(text) && NOT_A_PAGE_PROBLEM,
      path.join() === 'site,url' &&
        endings.some((ending) => text.endsWith(ending)) &&
        'is the address of a page: leave out what follows that of the site',
      meta.isPast && text > today && 'is in the future',
      year < content.site.establishedYear && 'is before the council was established',
      text === getLabel(path) && 'is the name of the field',
    ];
    return problems
      .filter((problem) => typeof problem === 'string')
      .map((problem) => ({ path, problem: formatValueProblem(text, problem) }));
  });
}

/** A finding for each news item that is newer than the one above it. */
const findWrongOrder = ({ news }: CollectionValues): Finding[] =>
  news.flatMap(({ published_at: day }, index) => {
    if (day <= (news[index - 1]?.published_at ?? day)) return [];
    const problem = 'is newer than the item above it; the newest comes first';
    return [{ path: ['news', index, 'published_at'], problem: formatValueProblem(day, problem) }];
  });

/** A finding for each picture of the news that neither its item nor the gallery describes. */
const findUndescribedPictures = ({ news, gallery }: CollectionValues): Finding[] =>
  news.flatMap(({ image_url, description }, index) => {
    if (!image_url || description || gallery.some((one) => one.image_url === image_url)) return [];
    const problem = 'is missing: say what the picture shows, for people who cannot see it';
    return [{ path: ['news', index, 'description'], problem }];
  });

/** A finding for each picture that is named and that is not among the files of public/, if these are known. */
const findMissingPictures = (content: CollectionValues, ownFiles?: readonly string[]) =>
  listNamedPictures(contentField, content)
    .filter(({ picture }) => ownFiles?.includes(picture.slice(1)) === false)
    .map(({ path, picture }) => ({ path, problem: `public${picture} does not exist` }));

/** Applies the rules of this file, of addresses and of Markdown. check-site.ts adds those for records and files. */
export const applyContentRules = (content: CollectionValues, ownFiles?: readonly string[]) => [
  ...findDuplicates(content),
  ...findWrongOrder(content),
  ...findUndescribedPictures(content),
  ...findWrongValues(content),
  ...findMissingPictures(content, ownFiles),
  ...findMarkdownProblems(content, ownFiles),
];

/** Sample names and addresses, and facts that only the council knows, such as `[name]`. */
const SAMPLE_TEXT = /\S*(\b(Sample|Example)\b|[.@_-]example\b|\bexample\.)\S*|\[[^\]]+\](?!\()/;
/** Phone numbers with six zeros, and false postal codes. */
const SAMPLE_NUMBER = RegExp(
  String.raw`\+?(?:\d ?)*0(?: ?0){5}(?: ?\d)*|\b\d{3} ?000\b|${SAMPLE_TEXT.source}`,
);

/**
 * Finds the first text in each line in which something is still to be filled in. GitHub does not publish it.
 *
 * @param content values of collections, by name
 */
export const findPlaceholders = (content: object): Finding[] =>
  listLeaves(contentField, content).flatMap(({ path, text }) => {
    const isNumber = path.includes('phone') || path.includes('address');
    return text.split('\n').flatMap((line, index) => {
      const [found] = (isNumber ? SAMPLE_NUMBER : SAMPLE_TEXT).exec(line) ?? [];
      return found ? [{ path, problem: `"${found}" is a placeholder`, line: index + 1 }] : [];
    });
  });

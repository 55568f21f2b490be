/** The rules that a schema cannot check: most compare a value with the rest of the content, some with today's date. */
import { toIsoDate } from '@/lib/dates/format-dates';
import { toIndianDay } from '@/lib/dates/indian-days';
import { getDistrictSlug } from '@/lib/districts/districts';
import { CONTENT_FILES, contentField, type CollectionValues } from '@/lib/model/collections';
import { getFieldAt, listLeaves, type ContentPath } from '@/lib/model/content-paths';
import { listFindings, type Finding } from './findings';
import { formatValueProblem } from './issue';
import { findMarkdownProblems } from './page-rules';
import { listPagePaths, NOT_A_PAGE_PROBLEM, RESERVED_SLUGS } from './site-paths';

/** A finding for each repeated value that must be unique in its list. Case and punctuation count only in file names. */
function findDuplicates(content: CollectionValues): Finding[] {
  const firstPaths = new Map<string, ContentPath>();
  const findings: Finding[] = [];
  for (const { path, text, meta } of listLeaves(contentField, content)) {
    if (!meta.isUnique || text === '') continue;
    const entry = path.findLastIndex((step) => typeof step === 'number');
    const name = meta.folder ? text : getDistrictSlug(text) || text;
    const key = String([...path.with(entry, '*'), name]);
    const firstPath = firstPaths.get(key);
    if (firstPath)
      findings.push({ path, firstPath, problem: formatValueProblem(text, 'is used twice') });
    else firstPaths.set(key, path);
  }
  return findings;
}

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

/** The same day of another year. ISO dates can be compared as texts. */
const addYears = (isoDate: string, years: number) =>
  `${Number(isoDate.slice(0, 4)) + years}${isoDate.slice(4)}`;

/** A finding for each date of an event that contradicts its start, or is mistyped. */
const findWrongEventDates = ({ events }: CollectionValues): Finding[] =>
  events.flatMap((event, index) => {
    const start = toIsoDate(event.start_date);
    const end = toIsoDate(event.end_date);
    const deadline = toIsoDate(event.registration_deadline);
    return listFindings(['events', index], event, [
      {
        field: 'start_date',
        problem: 'is more than five years ahead',
        isTrue: addYears(start, -5) > toIndianDay(Date.now()),
      },
      { field: 'end_date', problem: 'is before the start', isTrue: end < start },
      {
        field: 'end_date',
        problem: 'is more than a year after the start',
        isTrue: end > addYears(start, 1),
      },
      { field: 'registration_deadline', problem: 'is after the start', isTrue: deadline > start },
      {
        field: 'registration_deadline',
        problem: 'is more than a year before the start',
        isTrue: deadline < addYears(start, -1),
      },
    ]);
  });

const findWrongNews = ({ news, gallery }: CollectionValues): Finding[] =>
  news.flatMap((item, index) =>
    listFindings(['news', index], item, [
      {
        field: 'published_at',
        problem: 'is newer than the item above it; the newest comes first',
        isTrue: item.published_at > (news[index - 1]?.published_at ?? item.published_at),
      },
      {
        field: 'updated_at',
        problem: 'is before it was published',
        isTrue: item.updated_at && item.updated_at < item.published_at,
      },
      {
        field: 'description',
        problem: 'is missing: say what the picture shows, for people who cannot see it',
        isTrue:
          item.image_url &&
          !item.description &&
          !gallery.some(({ image_url }) => image_url === item.image_url),
      },
    ]),
  );

/** Applies the rules of this file, of addresses and of Markdown. check-site.ts adds those for records and files. */
export const applyContentRules = (content: CollectionValues, ownFiles?: readonly string[]) => [
  ...findDuplicates(content),
  ...findWrongEventDates(content),
  ...findWrongNews(content),
  ...findWrongValues(content),
  ...findMarkdownProblems(content, ownFiles),
];

/** The rules that a schema cannot check, because they compare entries. Each rule is a function of the whole content. */
import { toIsoDate } from '@/lib/i18n/dates';
import { toIndianDay } from '@/lib/i18n/indian-days';
import { getDistrictSlug } from '@/lib/districts/districts';
import { COLLECTIONS, contentField, type CollectionValues } from '@/lib/model/collections';
import { getFieldAt, listLeaves, type ContentPath } from '@/lib/model/content-paths';
import { listFindings, type Finding } from './findings';
import { formatValueProblem } from './issue';
import { findMarkdownProblems } from './page-rules';
import { findTakenSlugs, listPaths, NOT_A_PAGE_PROBLEM } from './site-paths';

/** A finding for each repeated value that must be unique in its list. Case and punctuation count in file names alone. */
function findDuplicates(content: CollectionValues): Finding[] {
  const firstPaths = new Map<string, ContentPath>();
  return listLeaves(contentField, content).flatMap(({ path, value, meta }) => {
    if (!meta.isUnique || value === '') return [];
    const text = String(value);
    const entry = path.findLastIndex((step) => typeof step === 'number');
    const name = meta.folder ? text : getDistrictSlug(text) || text;
    const key = String([...path.with(entry, '*'), name]);
    const firstPath = firstPaths.get(key);
    if (!firstPath) firstPaths.set(key, path);
    return firstPath
      ? [{ path, firstPath, problem: formatValueProblem(text, 'is used twice') }]
      : [];
  });
}

/** A finding for each single value that cannot be true. Content that passes today passes later too. */
function findWrongValues(content: CollectionValues): Finding[] {
  const districts = content.districts.map(({ en }) => en);
  const paths = listPaths(content);
  const today = toIndianDay(Date.now());
  return listLeaves(contentField, content).flatMap(({ path, value, meta }) => {
    const text = String(value);
    const year = (meta.date ?? meta.isPast) && Number(/\d{4}/.exec(text)?.[0]);
    const field = path.filter((step) => step !== 'en');
    return listFindings(path, text, [
      {
        problem: `is not in ${COLLECTIONS.districts.file}`,
        isTrue: meta.isDistrict && !districts.includes(text),
      },
      { problem: NOT_A_PAGE_PROBLEM, isTrue: meta.isPath && !paths.includes(text) },
      { problem: 'is in the future', isTrue: meta.isPast && text > today },
      {
        problem: 'is before the council was established',
        isTrue: year && year < content.site.establishedYear,
      },
      {
        problem: 'is the name of the field',
        isTrue: text === getFieldAt(contentField, field)?.label,
      },
    ]);
  });
}

/** The same day of another year. ISO dates can be compared as texts. */
const addYears = (isoDate: string, years: number) =>
  `${Number(isoDate.slice(0, 4)) + years}${isoDate.slice(4)}`;

/** A finding for each date of an event that contradicts its start, or is mistyped. */
const findWrongEventDates = ({ events }: CollectionValues): Finding[] =>
  events.flatMap(({ start_date, end_date, registration_deadline: lastDay }, index) => {
    const start = toIsoDate(start_date);
    const end = toIsoDate(end_date);
    const deadline = toIsoDate(lastDay);
    return [
      ...listFindings(['events', index, 'start_date'], start_date, [
        {
          problem: 'is more than five years ahead',
          isTrue: addYears(start, -5) > toIndianDay(Date.now()),
        },
      ]),
      ...listFindings(['events', index, 'end_date'], end_date, [
        { problem: 'is before the start', isTrue: end < start },
        { problem: 'is more than a year after the start', isTrue: end > addYears(start, 1) },
      ]),
      ...listFindings(['events', index, 'registration_deadline'], lastDay, [
        { problem: 'is after the start', isTrue: deadline > start },
        { problem: 'is more than a year before the start', isTrue: deadline < addYears(start, -1) },
      ]),
    ];
  });

const findWrongNewsDates = ({ news }: CollectionValues): Finding[] =>
  news.flatMap(({ published_at: day, updated_at: change = day }, index) => [
    ...listFindings(['news', index, 'published_at'], day, [
      {
        problem: 'is newer than the item above it; the newest comes first',
        isTrue: (news[index - 1]?.published_at ?? day) < day,
      },
    ]),
    ...listFindings(['news', index, 'updated_at'], change, [
      { problem: 'is before it was published', isTrue: change < day },
    ]),
  ]);

/** All rules about data/. `npm run content:check` adds rules about pictures, which are elsewhere. */
export const CROSS_ENTRY_RULES: readonly ((
  content: CollectionValues,
  ownFiles?: readonly string[],
) => Finding[])[] = [
  findDuplicates,
  findWrongEventDates,
  findWrongNewsDates,
  findWrongValues,
  findTakenSlugs,
  findMarkdownProblems,
];

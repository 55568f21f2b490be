/** The rules that a schema cannot check, because they compare entries. Each rule is a function of the whole content. */
import { toIsoDate } from '@/lib/i18n/dates';
import { getDistrictSlug } from '@/lib/districts/districts';
import { COLLECTIONS, contentSchema, type Collections } from '@/lib/model/collections';
import { listLeaves, type ContentPath } from '@/lib/model/places';
import { listFindings, type Finding } from './findings';
import { quoteValue } from './issue';
import { findMarkdownProblems, findTakenSlugs, listPaths, NOT_A_PAGE_PROBLEM } from './page-rules';

/** A finding for each repeated value that must be unique in its list. Case and punctuation count in file names alone. */
function findDuplicates(content: Collections): Finding[] {
  const firstPaths = new Map<string, ContentPath>();
  return listLeaves(contentSchema, content).flatMap(({ path, value, meta }) => {
    if (!meta.isUnique || value === '') return [];
    const text = String(value);
    const entry = path.findLastIndex((step) => typeof step === 'number');
    const name = meta.folder ? text : getDistrictSlug(text) || text;
    const key = String([...path.with(entry, '*'), name]);
    const firstPath = firstPaths.get(key);
    if (!firstPath) firstPaths.set(key, path);
    return firstPath ? [{ path, firstPath, problem: quoteValue(text, 'is used twice') }] : [];
  });
}

/** A finding for each district that is not in the list of districts. */
function findUnknownDistricts(content: Collections): Finding[] {
  const names = content.districts.map(({ en }) => en);
  return listLeaves(contentSchema, content)
    .filter(({ meta, value }) => meta.isDistrict && !names.includes(String(value)))
    .map(({ path, value }) => ({
      path,
      problem: quoteValue(value, `is not in ${COLLECTIONS.districts.file}`),
    }));
}

/** A finding for each event with dates in the wrong order. ISO dates can be compared as texts. */
const findWrongEventDates = ({ events }: Collections): Finding[] =>
  events.flatMap(({ start_date, end_date, registration_deadline: deadline }, index) => [
    ...listFindings(['events', index, 'end_date'], {
      [`"${end_date}" is before the start`]: toIsoDate(end_date) < toIsoDate(start_date),
    }),
    ...listFindings(['events', index, 'registration_deadline'], {
      [`"${deadline}" is after the start`]: toIsoDate(deadline) > toIsoDate(start_date),
    }),
  ]);

const findWrongNewsDates = ({ news }: Collections): Finding[] =>
  news.flatMap(({ published_at: day, updated_at: change = day }, index) => [
    ...listFindings(['news', index, 'published_at'], {
      [`"${day}" is newer than the item above it; the newest comes first`]:
        (news[index - 1]?.published_at ?? day) < day,
    }),
    ...listFindings(['news', index, 'updated_at'], {
      [`"${change}" is before it was published`]: change < day,
    }),
  ]);

const findDeadLinks = (content: Collections): Finding[] =>
  content.navigation.links.flatMap(({ href }, index) =>
    listFindings(['navigation', 'links', index, 'href'], {
      [`"${href}" ${NOT_A_PAGE_PROBLEM}`]: !listPaths(content).includes(href),
    }),
  );

/** All rules about data/. `npm run content:check` adds rules about pictures, which are elsewhere. */
export const CROSS_ENTRY_RULES: readonly ((content: Collections) => Finding[])[] = [
  findDuplicates,
  findWrongEventDates,
  findWrongNewsDates,
  findDeadLinks,
  findUnknownDistricts,
  findTakenSlugs,
  findMarkdownProblems,
];

/** What a schema cannot check: entries against each other. Each rule is a function of the whole content. */
import { toIsoDate } from '@/lib/i18n/dates';
import { getDistrictSlug } from '@/lib/districts/districts';
import { COLLECTIONS, contentSchema, type Collections } from '@/lib/model/collections';
import { listLeaves } from '@/lib/model/places';
import { findEarlier, findMeant } from './find';
import { findAt, type Finding } from './findings';
import { quoteValue } from './issue';
import { findMarkdownProblems, findTakenSlugs, listPaths, UNKNOWN_PATH } from './page-rules';

/** Repeated values that must be unique in their list, also if only case or punctuation differ: addresses need that. */
function findTwice(content: Collections): Finding[] {
  const values = listLeaves(contentSchema, content)
    .filter(({ notes, value }) => notes.isUnique && value !== '')
    .map(({ path, value }) => ({ path, value: String(value) }));
  const earlier = findEarlier(values, ({ path, value }) => {
    const entry = path.findLastIndex((step) => typeof step === 'number');
    return String([...path.with(entry, '*'), getDistrictSlug(value) || value]);
  });
  return values.flatMap(({ path, value }, index) => {
    const first = earlier[index]?.path;
    return first ? [{ path, first, problem: quoteValue(value, 'is used twice') }] : [];
  });
}

/** A finding for each district that is not in the list of districts. */
function findUnknownDistricts(content: Collections): Finding[] {
  const { districts } = content;
  const names = districts.map(({ en }) => en);
  // Those with a mistake of their own have been left out.
  if ((names as unknown[]).includes(undefined)) return [];
  return listLeaves(contentSchema, content).flatMap(({ path, value, notes }) => {
    const name = String(value);
    if (!notes.isDistrict || names.includes(name)) return [];
    const inHindi = districts.find(({ hi }) => hi === name)?.en;
    const meant = inHindi ?? findMeant(name, names).join(' or ');
    const problem = `is not in ${COLLECTIONS.districts.file}${meant && `: write ${meant}`}`;
    return [{ path, problem: quoteValue(name, problem) }];
  });
}

/** Events with dates in the wrong order; ISO dates compare as text. */
const findEventOrder = ({ events }: Collections): Finding[] =>
  events.flatMap(({ start_date, end_date, registration_deadline: deadline }, index) => [
    ...findAt(['events', index, 'end_date'], {
      [`"${end_date}" is before the start`]: toIsoDate(end_date) < toIsoDate(start_date),
    }),
    ...findAt(['events', index, 'registration_deadline'], {
      [`"${deadline}" is after the start`]: toIsoDate(deadline) > toIsoDate(start_date),
    }),
  ]);

const findNewsOrder = ({ news }: Collections): Finding[] =>
  news.flatMap(({ published_at: day, updated_at: change = day }, index) => [
    ...findAt(['news', index, 'published_at'], {
      [`"${day}" is newer than the item above it; the newest comes first`]:
        (news[index - 1]?.published_at ?? day) < day,
    }),
    ...findAt(['news', index, 'updated_at'], {
      [`"${change}" is before it was published`]: change < day,
    }),
  ]);

const findYearOrder = ({ site: { copyrightYear, establishedYear } }: Collections): Finding[] =>
  findAt(['site', 'copyrightYear'], {
    [`${copyrightYear} is before the council was established, in ${establishedYear}`]:
      copyrightYear < establishedYear,
  });

const findDeadLinks = (content: Collections): Finding[] =>
  content.navigation.links.flatMap(({ href }, index) =>
    findAt(['navigation', 'links', index, 'href'], {
      [`"${href}" ${UNKNOWN_PATH}`]: !listPaths(content).includes(href),
    }),
  );

/** All rules. `npm run content:check` adds those about pictures and fonts, which are not in data/. */
export const CROSS_ENTRY_RULES: readonly ((content: Collections) => Finding[])[] = [
  findTwice,
  findYearOrder,
  findEventOrder,
  findNewsOrder,
  findDeadLinks,
  findUnknownDistricts,
  findTakenSlugs,
  findMarkdownProblems,
];

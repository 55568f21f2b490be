/** What a schema cannot check: entries against each other. Each rule is a function of the whole content. */
import { toIsoDate } from '@/lib/i18n/dates';
import { getDistrictPath, getDistrictSlug } from '@/lib/districts/districts';
import { lookAlikeHint } from '@/lib/model/text-problems';
import { ROUTE_PATHS } from '@/lib/routes';
import { COLLECTIONS, contentSchema, type Collections } from '@/lib/model/collections';
import { quoteValue } from './issue';
import { findClosest } from './find-closest';
import { findEarlier } from './find-earlier';
import type { Notes } from '@/lib/model/notes';
import { findWhen, listStrings, walkPlaces, type Finding } from './places';

/** The content's values whose notes match. */
const listPlaces = (content: Collections, isMeant: (notes: Notes) => boolean | undefined) =>
  [...walkPlaces(contentSchema, content)].filter(({ notes }) => isMeant(notes));

/** A finding for each repeated value that must be unique. */
function findTwice(content: Collections): Finding[] {
  const values = listPlaces(content, ({ isUnique }) => isUnique)
    .flatMap(listStrings)
    .filter(({ value }) => value !== '');
  const earlier = findEarlier(values, ({ path, value }) => {
    // Unique within its list, so the last index does not count.
    const entry = path.findLastIndex((step) => typeof step === 'number');
    return String([...path.with(entry, '*'), value]);
  });
  return values.flatMap(({ path, value }, index) =>
    findWhen(earlier[index] !== undefined, path, quoteValue(String(value), 'is used twice')),
  );
}

/** A finding for each district that is not in the list of districts. */
function findUnknownDistricts(content: Collections): Finding[] {
  const names = content.districts.map(({ en }) => en);
  const getHindi = (name: string) => content.districts.find(({ hi }) => hi === name)?.en;
  const isKnown = (name: string) => names.length === 0 || names.includes(name);
  return listPlaces(content, ({ isDistrict }) => isDistrict).flatMap(({ path, value }) => {
    const name = String(value);
    if (isKnown(name)) return [];
    const meant = getHindi(name) ?? findClosest(name, names);
    const hint = meant ? `: write ${meant}` : lookAlikeHint(name, isKnown);
    const problem = `is not in ${COLLECTIONS.districts.file}${hint}`;
    return [{ path, problem: quoteValue(name, problem) }];
  });
}

/** Events with dates in the wrong order; ISO dates compare as text. */
const findEventOrder = ({ events }: Collections): Finding[] =>
  events.flatMap(({ start_date, end_date, registration_deadline: deadline }, index) => [
    ...findWhen(
      toIsoDate(end_date) < toIsoDate(start_date),
      ['events', index, 'end_date'],
      `"${end_date}" is before the start`,
    ),
    ...findWhen(
      toIsoDate(deadline) > toIsoDate(start_date),
      ['events', index, 'registration_deadline'],
      `"${deadline}" is after the start`,
    ),
  ]);

const findNewsOrder = ({ news }: Collections): Finding[] =>
  news.flatMap(({ published_at: day, updated_at: change = day }, index) => [
    ...findWhen(
      (news[index - 1]?.published_at ?? day) < day,
      ['news', index, 'published_at'],
      `"${day}" is newer than the item above it; the newest stands first`,
    ),
    ...findWhen(
      change < day,
      ['news', index, 'updated_at'],
      `"${change}" is before it was published`,
    ),
  ]);

const findYearOrder = ({ site: { copyrightYear, establishedYear } }: Collections): Finding[] =>
  findWhen(
    copyrightYear < establishedYear,
    ['site', 'copyrightYear'],
    `${copyrightYear} is before the council was established, in ${establishedYear}`,
  );

/** Districts that differ only in case and spaces. */
function findSameDistricts({ districts }: Collections): Finding[] {
  const earlier = findEarlier(districts, ({ en }) => getDistrictSlug(en));
  return districts.flatMap(({ en }, index) => {
    const other = earlier[index]?.en ?? '';
    const problem = en === other ? 'is used twice' : `is "${other}" written in another way`;
    return findWhen(other !== '', ['districts', index, 'en'], quoteValue(en, problem));
  });
}

/** Hosts limit the length of file names and rules, counted in bytes. */
const LONGEST_SLUG = 50;

/** Districts of the navigation whose name gives no address, or another one's address. */
function findBadAddresses({ navigation: { districts } }: Collections): Finding[] {
  const earlier = findEarlier(districts, ({ name }) => getDistrictSlug(name.en));
  return districts.flatMap(({ name: { en } }, index) => {
    const { length } = getDistrictSlug(en);
    const path = ['navigation', 'districts', index, 'name', 'en'];
    if (length === 0) return [{ path, problem: 'has no letter that an address can be made of' }];
    if (length > LONGEST_SLUG) {
      const problem = `has ${length} letters; its address has room for ${LONGEST_SLUG}`;
      return [{ path, problem }];
    }
    const other = earlier[index]?.name.en;
    const problem =
      en === other ? 'is used twice' : `has the address of "${other}": ${getDistrictPath(en)}`;
    return findWhen(other !== undefined, path, quoteValue(en, problem));
  });
}

const findDeadLinks = ({ navigation: { links } }: Collections): Finding[] =>
  links.flatMap(({ href }, index) =>
    findWhen(
      !ROUTE_PATHS.some((path) => path === href),
      ['navigation', 'links', index, 'href'],
      quoteValue(href, `is no page of the site: there are ${ROUTE_PATHS.toSorted().join(', ')}`),
    ),
  );

/** All rules. `npm run content:check` adds those about pictures and fonts, which are not in data/. */
export const CROSS_ENTRY_RULES: readonly ((content: Collections) => Finding[])[] = [
  findTwice,
  findYearOrder,
  findEventOrder,
  findNewsOrder,
  findSameDistricts,
  findBadAddresses,
  findDeadLinks,
  findUnknownDistricts,
];

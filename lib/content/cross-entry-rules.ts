/** What a schema cannot check: entries against each other. Each rule is a function of the whole content. */
import { toIsoDate } from '@/lib/i18n/dates';
import { getDistrictSlug } from '@/lib/districts/districts';
import { COLLECTIONS, contentSchema, type Collections } from '@/lib/model/collections';
import { listStrings, walkPlaces, type Path } from '@/lib/model/places';
import { ROUTE_PATHS } from '@/lib/routes';
import { findEarlier, findMeant } from './find';
import { findWhen, type Finding } from './findings';
import { quoteValue } from './issue';

/** A finding for each repeated value that must be unique. */
function findTwice(content: Collections): Finding[] {
  const values = [...walkPlaces(contentSchema, content)]
    .filter(({ notes }) => notes.isUnique)
    .flatMap(listStrings)
    .filter(({ value }) => value !== '');
  const earlier = findEarlier(values, ({ path, value }) => {
    // Unique within its list, so the last index does not count.
    const entry = path.findLastIndex((step) => typeof step === 'number');
    return String([...path.with(entry, '*'), value]);
  });
  return values.flatMap(({ path, value }, index) => {
    const first = earlier[index]?.path;
    return first ? [{ path, first, problem: quoteValue(String(value), 'is used twice') }] : [];
  });
}

/** A finding for each district that is not in the list of districts. */
function findUnknownDistricts(content: Collections): Finding[] {
  const names = content.districts.map(({ en }) => en);
  return [...walkPlaces(contentSchema, content)].flatMap(({ path, value, notes }) => {
    const name = String(value);
    if (!notes.isDistrict || names.length === 0 || names.includes(name)) return [];
    const inHindi = content.districts.find(({ hi }) => hi === name);
    const meant = inHindi ? [inHindi.en] : findMeant(name, names);
    const hint = meant.length > 0 ? `: write ${meant.join(' or ')}` : '';
    return [{ path, problem: quoteValue(name, `is not in ${COLLECTIONS.districts.file}${hint}`) }];
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
      `"${day}" is newer than the item above it; the newest comes first`,
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

/** Names that give the same address, for example because they differ only in case. */
function findSameSlugs(names: readonly { en: string; path: Path }[], problem: string): Finding[] {
  const earlier = findEarlier(names, ({ en }) => getDistrictSlug(en));
  return names.flatMap(({ en, path }, index) => {
    const first = earlier[index];
    if (!first) return [];
    const own = en === first.en ? 'is used twice' : problem.replace('{}', first.en);
    return [{ path, first: first.path, problem: quoteValue(en, own) }];
  });
}

const findSameDistricts = ({ districts }: Collections) =>
  findSameSlugs(
    districts.map(({ en }, index) => ({ en, path: ['districts', index, 'en'] })),
    'is "{}" written in another way',
  );

/** Hosts limit the length of file names and rules, counted in bytes. */
const LONGEST_SLUG = 50;

/** Districts of the navigation whose name gives no address, or another one's address. */
function findBadAddresses({ navigation: { districts } }: Collections): Finding[] {
  const names = districts.map(({ name: { en } }, index) => ({
    en,
    path: ['navigation', 'districts', index, 'name', 'en'],
  }));
  return [
    ...names.flatMap(({ en, path }) => {
      const { length } = getDistrictSlug(en);
      const long = `has ${length} letters; its address has room for ${LONGEST_SLUG}`;
      return [
        ...findWhen(length === 0, path, 'has no letter that an address can be made of'),
        ...findWhen(length > LONGEST_SLUG, path, long),
      ];
    }),
    ...findSameSlugs(names, 'has the address of "{}"'),
  ];
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

const getPart = (whole: unknown, step: string | number): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, step) : undefined;

/** A value without what is wrong in it, which no rule can compare. */
export function leaveOutBroken(value: unknown, findings: readonly Finding[]): unknown {
  const rest: unknown = structuredClone(value);
  for (const { path } of findings) {
    const [key] = path.slice(-1);
    const holder = path.slice(0, -1).reduce(getPart, rest);
    if (key === undefined || typeof holder !== 'object' || holder === null) return undefined;
    Reflect.deleteProperty(holder, key);
  }
  return rest;
}

/** The findings of all rules about incomplete content. Those that stumble over what is missing are left out. */
export const applyRules = (content: Partial<Collections>): Finding[] =>
  CROSS_ENTRY_RULES.flatMap((rule) => {
    try {
      const findings = rule(content as Collections);
      return findings.filter(({ path }) => path.reduce(getPart, content as unknown) !== undefined);
    } catch {
      return [];
    }
  });

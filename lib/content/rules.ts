/** What the schemas cannot see: entries against each other. Each rule is a function of the whole content. */
import { toIsoDate } from '@/lib/dates';
import { districtPath, districtSlug } from '@/lib/districts';
import type { ContentFiles } from '@/lib/schemas/content';
import { lookAlikeHint } from '@/lib/schemas/text-problems';
import { SCREEN_PATHS } from '@/lib/screens';
import { withValue } from './fault';
import { meantBy, type Finding } from './judge';
import type { Path } from './read-yaml';

/** A value of an entry, and where it stands. */
interface Place {
  path: Path;
  value: string | number | undefined;
}

/** A finding for each value that stands in an earlier place too. */
function findTwice(places: readonly Place[]): Finding[] {
  const seen = new Set<unknown>([undefined]);
  return places
    .filter(({ value }) => value !== undefined && seen.size === seen.add(value).size)
    .map(({ path, value }) => ({ path, problem: withValue(String(value), 'is used twice') }));
}

/** Both languages of a list of texts, the one after the other. */
const findTextsTwice = <Entry>(
  list: Path,
  entries: readonly Entry[],
  field: string[],
  textOf: (entry: Entry) => { en?: string; hi?: string },
): Finding[] =>
  (['en', 'hi'] as const).flatMap((language) =>
    findTwice(
      entries.map((entry, index) => ({
        path: [...list, index, ...field, language],
        value: textOf(entry)[language],
      })),
    ),
  );

const findFieldTwice = <Field extends string>(
  list: Path,
  entries: readonly Record<Field, string | number>[],
  field: Field,
): Finding[] =>
  findTwice(
    entries.map((entry, index) => ({ path: [...list, index, field], value: entry[field] })),
  );

/** A finding for a list that pages cannot do without. */
const findEmpty = (path: Path, entries: readonly unknown[]): Finding[] =>
  entries.length > 0 ? [] : [{ path, problem: 'is empty: the site needs one entry at least' }];

/** A finding for each entry of a district that is not in the list. */
const findUnknownDistricts = (
  list: Path,
  entries: readonly { district: string }[],
  { districts }: ContentFiles,
): Finding[] => {
  const names = districts.map(({ en }) => en);
  if (names.length === 0) return [];
  return entries.flatMap(({ district }, index) => {
    if (names.includes(district)) return [];
    const meant = meantBy(district, names);
    const hint = meant
      ? `: write ${meant}`
      : lookAlikeHint(district, (plain) => names.includes(plain));
    const problem = withValue(district, `is not in data/districts.yaml${hint}`);
    return [{ path: [...list, index, 'district'], problem }];
  });
};

/** Events whose dates are not in the order that they must be in; ISO dates compare as text. */
const findEventOrder = ({ events }: ContentFiles): Finding[] =>
  events.flatMap(({ start_date, end_date, registration_deadline }, index) => {
    const start = toIsoDate(start_date);
    return [
      ...(toIsoDate(end_date) < start
        ? [{ path: ['events', index, 'end_date'], problem: `"${end_date}" is before the start` }]
        : []),
      ...(toIsoDate(registration_deadline) > start
        ? [
            {
              path: ['events', index, 'registration_deadline'],
              problem: `"${registration_deadline}" is after the start`,
            },
          ]
        : []),
    ];
  });

const findNewsOrder = ({ news }: ContentFiles): Finding[] =>
  news.flatMap(({ published_at, updated_at }, index) => [
    ...((news[index - 1]?.published_at ?? '9') < published_at
      ? [
          {
            path: ['news', index, 'published_at'],
            problem: `"${published_at}" is newer than the item above it; the newest stands first`,
          },
        ]
      : []),
    ...(updated_at !== undefined && updated_at < published_at
      ? [
          {
            path: ['news', index, 'updated_at'],
            problem: `"${updated_at}" is before it was published`,
          },
        ]
      : []),
  ]);

const findYearOrder = ({ site: { copyrightYear, establishedYear } }: ContentFiles): Finding[] =>
  copyrightYear >= establishedYear
    ? []
    : [
        {
          path: ['site', 'copyrightYear'],
          problem: `${copyrightYear} is before the council was established, in ${establishedYear}`,
        },
      ];

/** Districts that are one to who reads them, whatever their capitals and spaces. */
const findSameDistricts = ({ districts }: ContentFiles): Finding[] =>
  districts.flatMap(({ en }, index) => {
    const twin = districts
      .slice(0, index)
      .find((other) => districtSlug(other.en) === districtSlug(en));
    if (!twin) return [];
    const problem = en === twin.en ? 'is used twice' : `is "${twin.en}" written in another way`;
    return [{ path: ['districts', index, 'en'], problem: withValue(en, problem) }];
  });

/** Hosts have limits to what they take for the name of a file and of a rule, in bytes of any script. */
const LONGEST_SLUG = 50;

/** Districts of the navigation whose names give no address, or that of another. */
const findBadAddresses = ({ navigation: { districts } }: ContentFiles): Finding[] =>
  districts.flatMap(({ name: { en } }, index) => {
    const slug = districtSlug(en);
    const path = ['navigation', 'districts', index, 'name', 'en'];
    if (slug === '') return [{ path, problem: 'has no letter that an address can be made of' }];
    if (slug.length > LONGEST_SLUG) {
      const problem = `has ${slug.length} letters; its address has room for ${LONGEST_SLUG}`;
      return [{ path, problem }];
    }
    const twin = districts.slice(0, index).find(({ name }) => districtSlug(name.en) === slug);
    if (!twin) return [];
    const problem =
      twin.name.en === en
        ? 'is used twice'
        : `has the address of "${twin.name.en}": ${districtPath(en)}`;
    return [{ path, problem: withValue(en, problem) }];
  });

const findDeadLinks = ({ navigation: { links } }: ContentFiles): Finding[] =>
  links.flatMap(({ href }, index) =>
    SCREEN_PATHS.includes(href)
      ? []
      : [
          {
            path: ['navigation', 'links', index, 'href'],
            problem: withValue(
              href,
              `is no page of the site: there are ${SCREEN_PATHS.toSorted().join(', ')}`,
            ),
          },
        ],
  );

/** All rules; `npm run content:check` adds those on pictures and fonts, which are not in data/. */
export const RULES: readonly ((content: ContentFiles) => Finding[])[] = [
  findYearOrder,
  findEventOrder,
  findNewsOrder,
  findSameDistricts,
  findBadAddresses,
  findDeadLinks,
  ({ announcements }) => findTextsTwice(['announcements'], announcements, [], (text) => text),
  ({ objectives }) => findTextsTwice(['objectives'], objectives, ['title'], ({ title }) => title),
  ({ events }) => findFieldTwice(['events'], events, 'id'),
  ({ events }) =>
    events.flatMap(({ highlights }, index) =>
      findTextsTwice(['events', index, 'highlights'], highlights, [], (text) => text),
    ),
  ({ news }) => findFieldTwice(['news'], news, 'id'),
  ({ gallery }) => [
    ...findEmpty(['gallery'], gallery),
    ...findTextsTwice(['gallery'], gallery, [], ({ en, hi }) => ({ en: en || undefined, hi })),
  ],
  ({ 'core-members': { members, others } }) => [
    ...findFieldTwice(['core-members', 'members'], members, 'id'),
    ...findFieldTwice(['core-members', 'members'], members, 'display_order'),
    ...findFieldTwice(['core-members', 'others'], others, 'name'),
  ],
  ({ districts }) => findEmpty(['districts'], districts),
  ({ 'district-secretaries': secretaries }) =>
    findFieldTwice(['district-secretaries'], secretaries, 'id'),
  (content) =>
    findUnknownDistricts(['district-secretaries'], content['district-secretaries'], content),
  (content) =>
    findUnknownDistricts(['navigation', 'districts'], content.navigation.districts, content),
  ({ navigation: { links, districts } }) => [
    ...findEmpty(['navigation', 'links'], links),
    ...findEmpty(['navigation', 'districts'], districts),
    ...findFieldTwice(['navigation', 'links'], links, 'href'),
  ],
];

import { formatIssue } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import type { Finding } from '@/lib/content/places';
import { LANGUAGES } from '@/lib/i18n/language';
import { ROUTE_PATHS } from '@/lib/routes';
import { countRules, MOST_RULES } from '@/scripts/export/hosts/headers-file';
import { findNotes, findWarnings } from '@/scripts/content/warnings';
import { createReadyContent, first, placeFindings, set } from '@/__tests__/support/content';
import { readText, ROWS, TITLES } from '@/__tests__/support/records-file';

const TODAY = '2025-04-01';

/** The lines without their numbers, which are those of the fixture before the change. */
const linesOf = (findings: readonly Finding[]) =>
  placeFindings(findings).map((issue) => formatIssue({ ...issue, line: undefined }));

const warningsOf = (copy: Content, today = TODAY) =>
  linesOf([...findWarnings(copy), ...findNotes(copy, today)]);

it('content without samples has no warnings', () => {
  expect(warningsOf(createReadyContent())).toEqual([]);
});

const long = (length: number) => ({ en: 'a'.repeat(length) });
const isLong = (length: number, room: number) =>
  `has ${length} characters; its card has room for about ${room}`;

interface Warned {
  kind: string;
  change: (copy: Content) => unknown;
  line: string;
}

describe('one thing to look at gives one line', () => {
  it.each<Warned>([
    {
      kind: 'the phone number of the sample',
      change: ({ site }) => set([site.contact], { phone: '+91 522 000 0000' }),
      line: 'data/site.yaml: Contact, Phone: "+91 522 000 0000" is a placeholder',
    },
    {
      kind: 'the e-mail address of the sample',
      change: ({ site }) => set([site.contact], { email: 'office@scse.example' }),
      line: 'data/site.yaml: Contact, E-mail: "office@scse.example" is a placeholder',
    },
    {
      kind: 'the profile of the sample',
      change: ({ site }) => set(site.socialProfiles, { url: 'https://x.com/scse_example' }),
      line: 'data/site.yaml: Facebook: Address: "https://x.com/scse_example" is a placeholder',
    },
    {
      kind: 'the phone number of a sample secretary',
      change: (copy) => set(copy.districtSecretaries, { phone: '+91 522 000 0001' }),
      line: `data/district-secretaries.yaml: secretary-1: Phone: "+91 522 000 0001" is a placeholder`,
    },
    {
      kind: 'the e-mail address of a sample secretary',
      change: (copy) => set(copy.districtSecretaries, { email: 'a@scse.example' }),
      line: `data/district-secretaries.yaml: secretary-1: E-mail: "a@scse.example" is a placeholder`,
    },
    {
      kind: 'a secretary without a photo',
      change: (copy) => Reflect.deleteProperty(first(copy.districtSecretaries), 'photo_url'),
      line: `data/district-secretaries.yaml: secretary-1: Photo: is missing; the card reads "Photo Coming Soon"`,
    },
    {
      kind: 'an event whose dates have passed',
      change: ({ events }) => set(events, { end_date: '31/03/2025' }),
      line: `data/events.yaml: sample: End date: "31/03/2025" has passed`,
    },
    {
      kind: 'news of tomorrow',
      change: ({ news }) => set(news, { published_at: '2025-04-02' }),
      line: `data/news.yaml: news-1: Published at: "2025-04-02" is still to come, and the item is shown already`,
    },
    {
      kind: 'letters that no font of the site has',
      change: ({ news }) => set(news, { title: { en: 'சென்னை' } }),
      line: 'data/news.yaml: news-1: Title: no font of the site has ச ன: visitors see a font of their own there',
    },
    {
      kind: 'a long short name',
      change: ({ site }) => set([site], { brand: 'COUNCILOFSPORT' }),
      line: 'data/site.yaml: Brand: has 14 characters; its card has room for about 12',
    },
    {
      kind: 'a picture without a description',
      change: ({ gallery }) => set(gallery, { en: '' }),
      line: 'data/gallery.yaml: entry 1: has no description; who cannot see the picture is told its caption alone',
    },
    {
      kind: 'real records that search engines may list',
      change: (copy) => Object.assign(copy, { recordsFile: readText(`${TITLES}\n${ROWS[0]}`) }),
      line: 'data/site.yaml: Hide records from search: is false, and data/student-records.csv holds the records of real students',
    },
    {
      kind: 'a long announcement',
      change: ({ announcements }) => announcements.push(long(81)),
      line: `data/announcements.yaml: entry 6: English: ${isLong(81, 80)}`,
    },
    {
      kind: 'a long title of an event',
      change: ({ events }) => set(events, { title: long(81) }),
      line: `data/events.yaml: sample: Title in English: ${isLong(81, 80)}`,
    },
    {
      kind: 'a long description of an event',
      change: ({ events }) => set(events, { description: long(301) }),
      line: `data/events.yaml: sample: Description in English: ${isLong(301, 300)}`,
    },
    {
      kind: 'a long highlight',
      change: ({ events }) => set(events, { highlights: [{ en: 'Trials' }, long(101)] }),
      line: `data/events.yaml: sample: Highlights 2 in English: ${isLong(101, 100)}`,
    },
    {
      kind: 'a long title of a news item',
      change: ({ news }) => set(news, { title: long(81) }),
      line: `data/news.yaml: news-1: Title in English: ${isLong(81, 80)}`,
    },
    {
      kind: 'a long news item',
      change: ({ news }) => set(news, { content: long(401) }),
      line: `data/news.yaml: news-1: Content in English: ${isLong(401, 400)}`,
    },
    {
      kind: 'a long description of an objective',
      change: ({ objectives }) => set(objectives, { description: long(201) }),
      line: `data/objectives.yaml: Promoting Sports with Education: Description in English: ${isLong(201, 200)}`,
    },
    {
      kind: 'a long name',
      change: (copy) => set(copy.coreMembers.members, { name: long(41).en }),
      line: `data/core-members.yaml: core-1: Name: ${isLong(41, 40)}`,
    },
    {
      kind: 'a long designation',
      change: (copy) => set(copy.coreMembers.others, { designation: long(41) }),
      line: `data/core-members.yaml: Member Treasurer: Designation in English: ${isLong(41, 40)}`,
    },
  ])('$kind', ({ change, line }) => {
    const copy = createReadyContent();
    change(copy);
    expect(warningsOf(copy)).toEqual([line]);
  });
});

it('more districts in the header than a host has rules for are told of', () => {
  const copy = createReadyContent();
  const { districts } = copy.navigation;
  const district = first(districts);
  const most = Math.floor((MOST_RULES - countRules(0)) / LANGUAGES.length) - ROUTE_PATHS.length - 1;
  while (districts.length < most) districts.push(district);
  expect(warningsOf(copy)).toEqual([]);
  districts.push(district);
  expect(warningsOf(copy)).toEqual([
    `data/navigation.yaml: Districts: has ${most + 1} entries; of more than ${most}, Cloudflare Pages sends some without their headers`,
  ]);
});

it('an event is not over on its last day', () => {
  expect(warningsOf(createReadyContent(), '2025-04-29')).toEqual([]);
  expect(warningsOf(createReadyContent(), '2025-04-30')).toHaveLength(1);
});

it('real records that are hidden from search engines are fine', () => {
  const copy = createReadyContent();
  set([copy.site], { hideRecordsFromSearch: true });
  expect(warningsOf({ ...copy, recordsFile: readText(`${TITLES}\n${ROWS[0]}`) })).toEqual([]);
});

it.each([
  ['Zebra', 0],
  ['Aachen', 40],
])('a district out of its alphabet is named: %s', (en, placeFindings) => {
  const copy = createReadyContent();
  copy.districts.splice(placeFindings, 0, { en });
  expect(warningsOf(copy)).toEqual([
    expect.stringContaining(`"${en}" is out of the alphabet, between`),
  ]);
});

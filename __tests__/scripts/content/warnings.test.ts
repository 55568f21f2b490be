/** @jest-environment node */
import { formatFault } from '@/lib/content/fault';
import { LANGUAGES } from '@/lib/language';
import { countRules, MOST_RULES } from '@/scripts/build/hosts/headers-file';
import { findWarnings } from '@/scripts/content/warnings';
import { pagePaths } from '@/scripts/content/pages';
import {
  content,
  first,
  ofEvent,
  ofNews,
  ofSecretary,
  set,
  type BadContent,
} from '@/__tests__/support/content';
import { readText, ROWS, TITLES } from '@/__tests__/support/records-file';

const TODAY = '2025-04-01';

const warningsOf = (copy: typeof content, today = TODAY) =>
  findWarnings(copy, today).map(formatFault);

/** Content as a council has it that replaced every sample: nothing to warn of. */
function readyContent() {
  const copy = structuredClone(content);
  copy.site.contact = { ...copy.site.contact, phone: '+91 522 261 4530', email: 'office@scse.in' };
  for (const profile of [...copy.site.socialProfiles, copy.site.developer]) {
    profile.url = 'https://www.facebook.com/scse';
  }
  for (const secretary of copy.districtSecretaries) {
    Object.assign(secretary, { phone: '+91 522 261 4531', email: 'district@scse.in' });
    secretary.photo_url = 'secretaries/secretary1.jpg';
  }
  return copy;
}

it('content without samples has no warnings', () => {
  expect(warningsOf(readyContent())).toEqual([]);
});

const long = (length: number) => 'a'.repeat(length);
const isLong = (length: number, room: number) =>
  `has ${length} characters; its card has room for about ${room}`;

describe('one thing to look at gives one line', () => {
  it.each<BadContent>([
    {
      kind: 'the phone number of the sample',
      change: ({ site }) => set([site.contact], { phone: '+91 522 000 0000' }),
      line: 'data/site.ts: contact.phone: "+91 522 000 0000" is a placeholder',
    },
    {
      kind: 'the e-mail address of the sample',
      change: ({ site }) => set([site.contact], { email: 'office@scse.example' }),
      line: 'data/site.ts: contact.email: "office@scse.example" is a placeholder',
    },
    {
      kind: 'the profile of the sample',
      change: ({ site }) => set(site.socialProfiles, { url: 'https://x.com/scse_example' }),
      line: 'data/site.ts: Facebook: url: "https://x.com/scse_example" is a placeholder',
    },
    {
      kind: 'the phone number of a sample secretary',
      change: ({ districtSecretaries }) => set(districtSecretaries, { phone: '+91 522 000 0001' }),
      line: `${ofSecretary}: phone: "+91 522 000 0001" is a placeholder`,
    },
    {
      kind: 'the e-mail address of a sample secretary',
      change: ({ districtSecretaries }) => set(districtSecretaries, { email: 'a@scse.example' }),
      line: `${ofSecretary}: email: "a@scse.example" is a placeholder`,
    },
    {
      kind: 'a secretary without a photo',
      change: ({ districtSecretaries }) =>
        Reflect.deleteProperty(first(districtSecretaries), 'photo_url'),
      line: `${ofSecretary}: photo_url: is missing; the card reads "Photo Coming Soon"`,
    },
    {
      kind: 'an event whose dates have passed',
      change: ({ events }) => set(events, { end_date: '31/03/2025' }),
      line: `${ofEvent}: end_date: "31/03/2025" has passed`,
    },
    {
      kind: 'news of tomorrow',
      change: ({ news }) => set(news, { published_at: '2025-04-02' }),
      line: `${ofNews}: published_at: "2025-04-02" is still to come, and the item is shown already`,
    },
    {
      kind: 'letters that no font of the site has',
      change: ({ news }) => set(news, { title: 'சென்னை' }),
      line: 'data: no font of the site has ச ன: visitors see a font of their own there',
    },
    {
      kind: 'a long short name',
      change: ({ site }) => set([site], { brand: 'COUNCILOFSPORT' }),
      line: 'data/site.ts: brand: has 14 characters; its card has room for about 12',
    },
    {
      kind: 'a picture without a description',
      change: ({ galleryImages }) => set(galleryImages, { description: 'Sports Event 1' }),
      line: 'data/gallery.ts: gallery-1: has no description; who cannot see the picture is told its caption alone',
    },
    {
      kind: 'real records that search engines may list',
      change: (copy) => Object.assign(copy, { recordsFile: readText(`${TITLES}\n${ROWS[0]}`) }),
      line: 'data/site.ts: hideRecordsFromSearch: is false, and data/student-records.csv holds the records of real students',
    },
    {
      kind: 'a long announcement',
      change: ({ announcements }) => announcements.push(long(81)),
      line: `data/announcements.ts: entry 6: ${isLong(81, 80)}`,
    },
    {
      kind: 'a long title of an event',
      change: ({ events }) => set(events, { title: long(81) }),
      line: `${ofEvent}: title: ${isLong(81, 80)}`,
    },
    {
      kind: 'a long description of an event',
      change: ({ events }) => set(events, { description: long(301) }),
      line: `${ofEvent}: description: ${isLong(301, 300)}`,
    },
    {
      kind: 'a long highlight',
      change: ({ events }) => set(events, { highlights: ['Trials', long(101)] }),
      line: `${ofEvent}: highlights.1: ${isLong(101, 100)}`,
    },
    {
      kind: 'a long title of a news item',
      change: ({ news }) => set(news, { title: long(81) }),
      line: `${ofNews}: title: ${isLong(81, 80)}`,
    },
    {
      kind: 'a long news item',
      change: ({ news }) => set(news, { content: long(401) }),
      line: `${ofNews}: content: ${isLong(401, 400)}`,
    },
    {
      kind: 'a long description of an objective',
      change: ({ objectives }) => set(objectives, { title: 'Play', description: long(201) }),
      line: `data/objectives.ts: Play: description: ${isLong(201, 200)}`,
    },
    {
      kind: 'a long name',
      change: ({ coreMembers }) => set(coreMembers, { name: long(41) }),
      line: `data/core-members.ts: ${long(41)}: name: ${isLong(41, 40)}`,
    },
    {
      kind: 'a long designation',
      change: ({ fixedMembers }) => set(fixedMembers, { name: 'Asha', designation: long(41) }),
      line: `data/core-members.ts: Asha: designation: ${isLong(41, 40)}`,
    },
  ])('$kind', ({ change, line }) => {
    const copy = readyContent();
    change(copy);
    expect(warningsOf(copy)).toEqual([line]);
  });
});

it('more districts in the header than a host has rules for are told of', () => {
  const copy = readyContent();
  const { navigationDistricts } = copy;
  const district = first(navigationDistricts);
  const most = Math.floor((MOST_RULES - countRules(0)) / LANGUAGES.length) - pagePaths().length - 1;
  while (navigationDistricts.length < most) navigationDistricts.push(district);
  expect(warningsOf(copy)).toEqual([]);
  navigationDistricts.push(district);
  expect(warningsOf(copy)).toEqual([
    `data/navigation.ts: navigationDistricts: has ${most + 1} entries; of more than ${most}, Cloudflare Pages sends some without their headers`,
  ]);
});

it('an event is not over on its last day', () => {
  expect(warningsOf(readyContent(), '2025-04-29')).toEqual([]);
  expect(warningsOf(readyContent(), '2025-04-30')).toHaveLength(1);
});

it('real records that are hidden from search engines are fine', () => {
  const copy = readyContent();
  set([copy.site], { hideRecordsFromSearch: true });
  expect(warningsOf({ ...copy, recordsFile: readText(`${TITLES}\n${ROWS[0]}`) })).toEqual([]);
});

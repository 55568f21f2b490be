import { formatIssue } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import type { PictureSize } from '@/scripts/content/image-issues';
import {
  findFutureRecords,
  findValuesToReview,
  findSampleDomains,
  findUnreferencedFiles,
  findWarnings,
} from '@/scripts/content/warnings';
import { content, createReadyContent, placeFindings, set } from '@/__tests__/support/content';
import { createTestFolder } from '@/__tests__/support/test-folder';
import { readText, ROWS, TITLES } from '@/__tests__/support/records-file';

/** The lines after a change of content without warnings. Their numbers would be those of the fixture. */
function warnAfter(
  change: (content: Content) => unknown,
  today = '2025-04-01',
  sizes?: ReadonlyMap<string, PictureSize>,
): string[] {
  const ready = createReadyContent();
  change(ready);
  const findings = [...findWarnings(ready), ...findValuesToReview(ready, today, sizes)];
  return placeFindings(findings).map((issue) => formatIssue({ ...issue, line: undefined }));
}

const recordsFile = readText(`${TITLES}\n${ROWS[0]}`);
const createLong = (length: number) => ({ en: 'a'.repeat(length) });
const isLong = (length: number, room: number) =>
  `has ${length} characters; its card has room for about ${room}`;

/** The change that gives each line. */
const WARNINGS: Record<string, (content: Content) => unknown> = {
  'data/site.yaml: Contact, Phone: "+91 522 000 0000" is a placeholder': ({ site }) =>
    set([site.contact], { phone: '+91 522 000 0000' }),
  'data/site.yaml: Contact, E-mail: "office@scse.example" is a placeholder': ({ site }) =>
    set([site.contact], { email: 'office@scse.example' }),
  'data/site.yaml: Facebook: Address: "https://x.com/scse_example" is a placeholder': ({ site }) =>
    set(site.socialProfiles, { url: 'https://x.com/scse_example' }),
  'data/events.yaml: sample: End date: "31/03/2025" has passed': ({ events }) =>
    set(events, { end_date: '31/03/2025' }),
  'data/events.yaml: sample: End date: "29/05/2025" makes an event of 36 days': ({ events }) =>
    set(events, { end_date: '29/05/2025' }),
  'data/site.yaml: Contact, E-mail: "office@gmail.con" has an unusual ending: is it mistyped?': ({
    site,
  }) => set([site.contact], { email: 'office@gmail.con' }),
  'data/pages.yaml: Rules: Body in English: "[name of the officer]" is a placeholder': ({
    pages,
  }) => set(pages, { body: { en: 'Ask [us](/about), or\n[name of the officer].' } }),
  'data/gallery.yaml: entry 1: in English: "IMG_2034.jpg" is the name of a file: write what the picture shows':
    ({ gallery }) => set(gallery, { en: 'IMG_2034.jpg' }),
  'data/core-members.yaml: core-1: Name: "Asha Sample" is a placeholder': ({ coreMembers }) =>
    set(coreMembers.members, { name: 'Asha Sample' }),
  'data/news.yaml: news-5: Published at: "2016-10-14" is before the council was established': ({
    news,
  }) => set(news.slice(4), { published_at: '2016-10-14' }),
  'data/site.yaml: Contact, Address in English: "Main Road, Kochi 000000" is a placeholder': ({
    site,
  }) => set([site.contact], { address: { en: 'Main Road, Kochi 000000' } }),
  'data/news.yaml: news-1: Published at: "2025-04-02" is still to come, and the item is shown already':
    ({ news }) => set(news, { published_at: '2025-04-02' }),
  'data/gallery.yaml: entry 1: in English: is blank; who cannot see the picture is told its caption alone':
    ({ gallery }) => set(gallery, { en: '' }),
  'data/site.yaml: Hide records from search: is false, and data/student-records.csv holds the records of real students':
    (all) => Object.assign(all, { recordsFile }),
  [`data/site.yaml: Brand: ${isLong(14, 12)}`]: ({ site }) =>
    set([site], { brand: 'COUNCILOFSPORT' }),
  [`data/announcements.yaml: entry 6: in English: ${isLong(81, 80)}`]: ({ announcements }) =>
    announcements.push(createLong(81)),
  [`data/events.yaml: sample: Title in English: ${isLong(81, 80)}`]: ({ events }) =>
    set(events, { title: createLong(81) }),
  [`data/events.yaml: sample: Description in English: ${isLong(301, 300)}`]: ({ events }) =>
    set(events, { description: createLong(301) }),
  [`data/news.yaml: news-1: Title in English: ${isLong(81, 80)}`]: ({ news }) =>
    set(news, { title: createLong(81) }),
  [`data/news.yaml: news-1: Content in English: ${isLong(401, 400)}`]: ({ news }) =>
    set(news, { content: createLong(401) }),
  [`data/objectives.yaml: Promoting Sports with Education: Description in English: ${isLong(201, 200)}`]:
    ({ objectives }) => set(objectives, { description: createLong(201) }),
  [`data/core-members.yaml: core-1: Name: ${isLong(41, 40)}`]: ({ coreMembers }) =>
    set(coreMembers.members, { name: createLong(41).en }),
  [`data/core-members.yaml: Member Treasurer: Designation in English: ${isLong(41, 40)}`]: ({
    coreMembers,
  }) => set(coreMembers.others, { designation: createLong(41) }),
  [`data/events.yaml: sample: Highlights 2 in English: ${isLong(101, 100)}`]: ({ events }) =>
    set(events, { highlights: [{ en: 'Trials' }, createLong(101)] }),
};

it.each(Object.entries(WARNINGS))('one problem gives one line: %s', (line, change) => {
  expect(warnAfter(change)).toEqual([line]);
});

it('an event has not passed on its last day', () => {
  expect(warnAfter(() => undefined, '2025-04-29')).toEqual([]);
  expect(warnAfter(() => undefined, '2025-04-30')).toHaveLength(1);
});

it('accepts real records that are hidden from search engines', () => {
  const hide = ({ site }: Content) => set([site], { hideRecordsFromSearch: true });
  expect(warnAfter((all) => [hide(all), Object.assign(all, { recordsFile })])).toEqual([]);
});

it.each([
  ['Zebra', 0, '"Agra" is out of the alphabet, below "Zebra"'],
  ['Aachen', 40, '"Aachen" is out of the alphabet, below "'],
])('names a district that is not in alphabetical order: %s', (en, index, problem) => {
  expect(warnAfter(({ districts }) => districts.splice(index, 0, { en }))).toEqual([
    expect.stringContaining(problem),
  ]);
});

it('names pictures that are too small, and logos that are not square', () => {
  const sizes = new Map<string, PictureSize>([
    ['news/item2.jpg', [599, 400]],
    ['logos/main.svg', [96, 48]],
  ]);
  expect(warnAfter(() => undefined, undefined, sizes)).toEqual([
    'data/news.yaml: news-2: Picture: "news/item2.jpg" has 599 x 400 pixels; news pictures are shown 600 wide',
    'data/site.yaml: Logo: "logos/main.svg" has 96 x 48 pixels; a logo is as wide as it is high',
  ]);
});

it('names certificates of a month to come', () => {
  const issues = (today: string) => findFutureRecords({ ...content, recordsFile }, today);
  expect(issues('2024-03-01')).toEqual([]);
  expect(issues('2024-02-29').map(formatIssue)).toEqual([
    'data/student-records.csv: row 2: YEAR & MONTH: "Mar 2024" is still to come',
  ]);
});

const { at, write } = createTestFolder();

it('names files of public/ that no page names, and sample domains of deploy/', () => {
  for (const file of ['assets/a.jpg', 'CNAME', 'old.pdf']) write(`public/${file}`, '');
  write('deploy/nginx.conf', 'server {\n  server_name ksc.example;\n}\n');
  expect(
    [...findUnreferencedFiles(content, at()), ...findSampleDomains(at())].map(formatIssue),
  ).toEqual([
    'public/old.pdf: is published, and no page names it: take it away if nobody needs its address',
    'deploy/nginx.conf:2: "ksc.example" is a placeholder',
  ]);
});

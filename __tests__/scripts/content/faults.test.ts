/** @jest-environment node */
import { content, type Content } from '@/scripts/content/content';
import { formatFault } from '@/scripts/content/fault';
import { findFaults } from '@/scripts/content/faults';
import { findSiteFaults } from '@/scripts/content/site-faults';

/** The first entry of a list of the content. */
function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('the list is empty');
  return entry;
}

/** Changes the first entry of a list of the content. */
function set<Entry extends object>(entries: readonly Entry[], changes: Partial<Entry>): void {
  Object.assign(first(entries), changes);
}

/** Changes a copy of the content and gives the lines that the check then prints. */
function linesAfter(
  change: (copy: Content) => unknown,
  assetExists: (name: string) => boolean = () => true,
): string[] {
  const copy = structuredClone(content);
  change(copy);
  return findFaults(copy, assetExists).map(formatFault);
}

interface BadContent {
  kind: string;
  change: (copy: Content) => unknown;
  line: string;
}

const ofEvent = `data/events.ts: ${first(content.events).id}`;
const ofNews = `data/news.ts: ${first(content.news).id}`;
const ofSecretary = `data/district-secretaries.ts: ${first(content.districtSecretaries).id}`;
const ofRecord = `data/student-records.ts: ${first(content.studentRecords).certificateNo}`;

it('good content has no faults', () => {
  expect(linesAfter(() => undefined)).toEqual([]);
});

it('the content of the site has no faults, and its images are there', () => {
  expect(findSiteFaults().map(formatFault)).toEqual([]);
});

describe('formatFault', () => {
  it('joins file, entry, field and problem to one line', () => {
    expect(formatFault({ file: 'f.ts', entry: 'e', field: 'd', problem: 'is bad' })).toBe(
      'f.ts: e: d: is bad',
    );
  });

  it('leaves out what is empty', () => {
    expect(formatFault({ file: 'f.ts', entry: '', field: '', problem: 'is bad' })).toBe(
      'f.ts: is bad',
    );
  });
});

describe('one mistake gives one line: fields', () => {
  it.each<BadContent>([
    {
      kind: 'a date that does not exist',
      change: ({ events }) => set(events, { registration_deadline: '31/02/2025' }),
      line: `${ofEvent}: registration_deadline: "31/02/2025" is not a date that exists, written DD/MM/YYYY`,
    },
    {
      kind: 'a date in the wrong format',
      change: ({ events }) => set(events, { start_date: '24-04-2025' }),
      line: `${ofEvent}: start_date: "24-04-2025" is not a date that exists, written DD/MM/YYYY`,
    },
    {
      kind: 'a published date in the wrong format',
      change: ({ news }) => set(news, { published_at: '10/02/2025' }),
      line: `${ofNews}: published_at: "10/02/2025" is not a date that exists, written YYYY-MM-DD`,
    },
    {
      kind: 'a published date that does not exist',
      change: ({ news }) => set(news, { published_at: '2025-02-29' }),
      line: `${ofNews}: published_at: "2025-02-29" is not a date that exists, written YYYY-MM-DD`,
    },
    {
      kind: 'a date of birth that does not exist',
      change: ({ studentRecords }) => set(studentRecords, { dateOfBirth: '30-02-2005' }),
      line: `${ofRecord}: dateOfBirth: "30-02-2005" is not a date that exists, written DD-MM-YYYY`,
    },
    {
      kind: 'a bad e-mail address',
      change: ({ districtSecretaries }) =>
        set(districtSecretaries, { email: 'lucknow[at]scse.example' }),
      line: `${ofSecretary}: email: "lucknow[at]scse.example" is not an e-mail address`,
    },
    {
      kind: 'a bad phone number',
      change: ({ districtSecretaries }) => set(districtSecretaries, { phone: '0522 0001' }),
      line: `${ofSecretary}: phone: "0522 0001" is not a phone number with its country code, such as +91 522 000 0000`,
    },
    {
      kind: 'an empty text',
      change: ({ events }) => set(events, { venue: '' }),
      line: `${ofEvent}: venue: "" is empty`,
    },
    {
      kind: 'white space around a text',
      change: ({ events }) => set(events, { venue: 'Lucknow ' }),
      line: `${ofEvent}: venue: "Lucknow " starts or ends with white space`,
    },
    {
      kind: 'an unknown extra field',
      change: ({ events }) => Object.assign(first(events), { colour: 'red' }),
      line: `${ofEvent}: Unrecognized key: "colour"`,
    },
    {
      kind: 'a missing field',
      change: ({ events }) => Reflect.deleteProperty(first(events), 'venue'),
      line: `${ofEvent}: venue: Invalid input: expected string, received undefined`,
    },
    {
      kind: 'a missing date',
      change: ({ events }) => Reflect.deleteProperty(first(events), 'end_date'),
      line: `${ofEvent}: end_date: Invalid input: expected string, received undefined`,
    },
    {
      kind: 'a profile without https',
      change: ({ site }) => set([site.developer], { url: 'http://example.com/asha' }),
      line: 'data/site.ts: developer.url: "http://example.com/asha" is not an address that starts with https://',
    },
    {
      kind: 'a photo that is no path of an image',
      change: ({ districtSecretaries }) => set(districtSecretaries, { photo_url: '../photo.png' }),
      line: `${ofSecretary}: photo_url: "../photo.png" is not an image path such as gallery/image1.jpg`,
    },
    {
      kind: 'an icon that is no emoji',
      change: ({ objectives }) => set(objectives, { icon: 'ABC' }),
      line: 'data/objectives.ts: Promoting Sports with Education: icon: "ABC" is not a single emoji',
    },
    {
      kind: 'an empty announcement',
      change: ({ announcements }) => announcements.splice(1, 1, ''),
      line: 'data/announcements.ts: entry 2: "" is empty',
    },
  ])('$kind', ({ change, line }) => {
    expect(linesAfter(change)).toEqual([line]);
  });
});

describe('§9 one mistake gives one line: exported fields', () => {
  /** The lines for a first record of this name. */
  const linesForName = (name: string) =>
    linesAfter(({ studentRecords }) => set(studentRecords, { name }));

  it.each([
    { kind: 'a comma', name: 'Verma, Asha' },
    { kind: 'a quote', name: 'Asha "A" Verma' },
    { kind: 'a line break', name: 'Asha\nVerma' },
  ])('$kind', ({ name }) => {
    expect(linesForName(name)).toEqual([
      `${ofRecord}: name: ${JSON.stringify(name)} holds a comma, a quote or a line break, which the CSV export cannot write`,
    ]);
  });

  it.each(['=', '+', '-', '@'])('a leading %s', (sign) => {
    expect(linesForName(`${sign}Asha`)).toEqual([
      `${ofRecord}: name: "${sign}Asha" starts with =, +, - or @, which a spreadsheet runs as a formula`,
    ]);
  });
});

describe('one mistake gives one line: entries against each other', () => {
  it.each<BadContent>([
    {
      kind: 'a duplicate id of a secretary',
      change: ({ districtSecretaries }) =>
        Object.assign(districtSecretaries[1] ?? {}, { id: first(districtSecretaries).id }),
      line: `${ofSecretary}: id: "${first(content.districtSecretaries).id}" is used twice`,
    },
    {
      kind: 'a duplicate id of a news item',
      change: ({ news }) => Object.assign(news[1] ?? {}, { id: first(news).id }),
      line: `${ofNews}: id: "${first(content.news).id}" is used twice`,
    },
    {
      kind: 'a duplicate number of a record',
      change: ({ studentRecords }) =>
        Object.assign(studentRecords[1] ?? {}, { slNo: 1, certificateNo: 'ZZ23002' }),
      line: 'data/student-records.ts: ZZ23002: slNo: 1 is used twice',
    },
    {
      kind: 'a district that stands in the list twice',
      change: ({ districts }) => districts.push('Agra'),
      line: 'data/districts.ts: entry 76: name: "Agra" is used twice',
    },
    {
      kind: 'a secretary of a district that is not in the list',
      change: ({ districtSecretaries }) => set(districtSecretaries, { district: 'lucknow' }),
      line: `${ofSecretary}: district: "lucknow" is not in data/districts.ts`,
    },
    {
      kind: 'a district of the navigation that is not in the list',
      change: ({ navigationDistricts }) => set(navigationDistricts, { district: 'Atlantis' }),
      line: 'data/navigation.ts: Lucknow: district: "Atlantis" is not in data/districts.ts',
    },
    {
      kind: '§9 a gallery of the wrong size',
      change: ({ galleryImages }) => galleryImages.pop(),
      line: 'data/gallery.ts: describes 44 images instead of 45',
    },
    {
      kind: 'an event that ends before it starts',
      change: ({ events }) => set(events, { end_date: '23/04/2025' }),
      line: `${ofEvent}: end_date: "23/04/2025" is before the start`,
    },
    {
      kind: 'a deadline after the start',
      change: ({ events }) => set(events, { registration_deadline: '25/04/2025' }),
      line: `${ofEvent}: registration_deadline: "25/04/2025" is after the start`,
    },
  ])('$kind', ({ change, line }) => {
    expect(linesAfter(change)).toEqual([line]);
  });

  it('an event may be one day long with its deadline on that day', () => {
    const oneDay = { start_date: '01/05/2025', end_date: '01/05/2025' };
    expect(
      linesAfter(({ events }) => set(events, { ...oneDay, registration_deadline: '01/05/2025' })),
    ).toEqual([]);
  });
});

describe('one mistake gives one line: missing image files', () => {
  it.each<BadContent>([
    {
      kind: 'the logo',
      change: ({ site }) => set([site], { logo: 'logos/lost.svg' }),
      line: 'data/site.ts: logo: public/assets/logos/lost.svg does not exist',
    },
    {
      kind: 'the logo of an affiliation',
      change: ({ site }) => set(site.affiliations, { logo: 'logos/lost.svg' }),
      line: `data/site.ts: ${first(content.site.affiliations).name}: logo: public/assets/logos/lost.svg does not exist`,
    },
    {
      kind: 'the photo of a core member',
      change: ({ coreMembers }) => set(coreMembers, { photo_url: 'core-team/lost.jpg' }),
      line: `data/core-members.ts: ${first(content.coreMembers).name}: photo_url: public/assets/core-team/lost.jpg does not exist`,
    },
    {
      kind: 'the photo of a secretary',
      change: ({ districtSecretaries }) =>
        set(districtSecretaries, { photo_url: 'secretaries/lost.jpg' }),
      line: `${ofSecretary}: photo_url: public/assets/secretaries/lost.jpg does not exist`,
    },
    {
      kind: 'the image of a news item',
      change: ({ news }) => set(news, { image_url: 'gallery/lost.jpg' }),
      line: `${ofNews}: image_url: public/assets/gallery/lost.jpg does not exist`,
    },
  ])('$kind', ({ change, line }) => {
    expect(linesAfter(change, (asset) => !asset.includes('/lost.'))).toEqual([line]);
  });

  it('an image of the gallery', () => {
    expect(
      linesAfter(
        () => undefined,
        (asset) => asset !== 'gallery/image45.jpg',
      ),
    ).toEqual([
      'data/gallery.ts: gallery-45: url: public/assets/gallery/image45.jpg does not exist',
    ]);
  });

  it('a secretary without photo misses no file', () => {
    const asked: string[] = [];
    const note = (asset: string) => asked.push(asset) > 0;
    linesAfter(({ districtSecretaries }) => {
      districtSecretaries.forEach((secretary) => Reflect.deleteProperty(secretary, 'photo_url'));
    }, note);
    expect(asked.filter((asset) => asset.startsWith('secretaries/'))).toEqual([]);
  });
});

it('several mistakes are all told', () => {
  expect(
    linesAfter(({ events, districtSecretaries }) => {
      set(events, { venue: '' });
      set(districtSecretaries, { email: 'nobody' });
    }),
  ).toHaveLength(2);
});

/** @jest-environment node */
import type { Content } from '@/scripts/content/content';
import {
  first,
  linesAfter,
  ofEvent,
  ofNews,
  ofSecretary,
  set,
  type BadContent,
} from '@/__tests__/support/content';

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
    ...['State Trials', 'राज्य-चयन', 'trials/2026', '../trials'].map((id) => ({
      kind: `"${id}" as the name of a calendar file`,
      change: ({ events }: Content) => set(events, { id }),
      line: `data/events.ts: ${id}: id: "${id}" is not a name of small letters, digits and hyphens, such as state-trials-2026`,
    })),
    {
      kind: 'a name too long for a calendar file',
      change: ({ events }: Content) => set(events, { id: 'a'.repeat(201) }),
      line: `data/events.ts: ${'a'.repeat(201)}: id: "${'a'.repeat(80)}…" has 201 letters; a file's name has room for 200`,
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
      line: `${ofEvent}: colour: is not a field that the site knows`,
    },
    {
      kind: 'a missing field',
      change: ({ events }) => Reflect.deleteProperty(first(events), 'venue'),
      line: `${ofEvent}: venue: is missing`,
    },
    {
      kind: 'a missing date',
      change: ({ events }) => Reflect.deleteProperty(first(events), 'end_date'),
      line: `${ofEvent}: end_date: is missing`,
    },
    {
      kind: 'a profile without https',
      change: ({ site }) => set([site.developer], { url: 'http://example.com/asha' }),
      line: 'data/site.ts: developer.url: "http://example.com/asha" is not an address that starts with https://',
    },
    {
      kind: 'a photo that is no path of an image',
      change: ({ districtSecretaries }) => set(districtSecretaries, { photo_url: '../photo.png' }),
      line: `${ofSecretary}: photo_url: "../photo.png" is not a path such as secretaries/agra.jpg, in small letters`,
    },
    {
      kind: 'a photo whose name is written as cameras do',
      change: ({ coreMembers }) => set(coreMembers, { photo_url: 'core-team/IMG_20.JPG' }),
      line: 'data/core-members.ts: core-1: photo_url: "core-team/IMG_20.JPG" is not a path such as secretaries/agra.jpg, in small letters',
    },
    {
      kind: 'a news picture in a folder whose pictures are made for portraits',
      change: ({ news }) => set(news, { image_url: 'core-team/member1.jpg' }),
      line: `${ofNews}: image_url: "core-team/member1.jpg" is not a path such as news/trials.jpg, in small letters`,
    },
    {
      kind: 'an icon that is no emoji',
      change: ({ objectives }) => set(objectives, { icon: 'ABC' }),
      line: 'data/objectives.ts: Promoting Sports with Education: icon: "ABC" is not a single emoji',
    },
    {
      kind: 'a number where a text belongs',
      change: ({ events }) => set(events, { venue: 226000 }),
      line: `${ofEvent}: venue: 226000 is not a text: it must stand in quotes`,
    },
    {
      kind: 'a text where a list belongs',
      change: ({ events }) => set(events, { highlights: 'Open trials' }),
      line: `${ofEvent}: highlights: "Open trials" is not a list: its entries must stand in [ and ]`,
    },
    {
      kind: 'a text where an entry belongs',
      change: ({ news }) => Reflect.set(news, 4, 'Trials open'),
      line: 'data/news.ts: entry 5: "Trials open" is not an entry: its fields must stand in { and }',
    },
    {
      kind: 'a comma too many, which leaves a hole',
      change: ({ news }) => Reflect.deleteProperty(news, 4),
      line: 'data/news.ts: entry 5: is missing',
    },
    {
      kind: 'one entry where a list of them belongs',
      change: (copy) => Reflect.set(copy, 'events', copy.events[0]),
      line: 'data/events.ts: is not a list: its entries must stand in [ and ]',
    },
    {
      kind: 'a list that is gone',
      change: (copy) => Reflect.set(copy, 'districts', undefined),
      line: 'data/districts.ts: is missing',
    },
    {
      kind: 'three affiliations',
      change: ({ site }) => site.affiliations.pop(),
      line: 'data/site.ts: affiliations: must have 4 entries',
    },
    {
      kind: 'an option in quotes',
      change: ({ site }) => Reflect.set(site, 'hideRecordsFromSearch', 'yes'),
      line: 'data/site.ts: hideRecordsFromSearch: "yes" is not true or false, without quotes',
    },
    {
      kind: 'a year in quotes',
      change: ({ site }) => Reflect.set(site, 'copyrightYear', '2025'),
      line: 'data/site.ts: copyrightYear: "2025" is not a whole number, without quotes',
    },
    {
      kind: 'a phone number with letters in the identity',
      change: ({ site }) => set([site.contact], { phone: 'ask the office' }),
      line: 'data/site.ts: contact.phone: "ask the office" is not a phone number with its country code, such as +91 522 000 0000',
    },
    {
      kind: 'a logo in a format that is not taken',
      change: ({ site }) => set([site], { logo: 'logos/main.gif' }),
      line: 'data/site.ts: logo: "logos/main.gif" is not a path such as logos/main.svg',
    },
    {
      kind: 'a member without a photo',
      change: ({ coreMembers }) => Reflect.deleteProperty(first(coreMembers), 'photo_url'),
      line: 'data/core-members.ts: core-1: photo_url: is missing',
    },
    {
      kind: 'a place in the order that is no number',
      change: ({ coreMembers }) => set(coreMembers, { display_order: 'first' }),
      line: 'data/core-members.ts: core-1: display_order: "first" is not a whole number, without quotes',
    },
    {
      kind: 'an empty paragraph of the About page',
      change: ({ about }) => first(about.sections).paragraphs.splice(0, 1, ''),
      line: 'data/about.ts: sections.0.paragraphs.0: "" is empty',
    },
    {
      kind: 'a figure without its label',
      change: ({ about }) => Reflect.deleteProperty(first(about.figures), 'label'),
      line: 'data/about.ts: figures.0.label: is missing',
    },
    {
      kind: 'a link to another site in the navigation',
      change: ({ navigationLinks }) => set(navigationLinks, { href: 'https://example.com' }),
      line: 'data/navigation.ts: HOME: href: "https://example.com" is not a path such as /gallery',
    },
    {
      kind: 'white space around a description of the gallery',
      change: ({ galleryImages }) => set(galleryImages, { description: ' A race' }),
      line: 'data/gallery.ts: gallery-1: description: " A race" starts or ends with white space',
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

import { toIsoDate } from '@/lib/dates';
import { LANGUAGES } from '@/lib/language';
import { countRules, MOST_RULES } from '../build/hosts/headers-file';
import type { Content } from './content';
import { entryName, type Fault } from './fault';
import { FILES } from './files';
import { fontWarnings } from './fonts';
import { pagePaths } from './pages';

/** The most characters that look good in each place, about twice what the sample texts have. */
const ROOM = {
  brand: 12,
  figure: 9,
  announcement: 80,
  eventTitle: 80,
  eventDescription: 300,
  eventHighlight: 100,
  newsTitle: 80,
  newsContent: 400,
  objectiveTitle: 60,
  objectiveDescription: 200,
  personName: 40,
  designation: 40,
};

/** A warning where a text has more characters than its card has room for. */
function longText(place: Omit<Fault, 'problem'>, text: string, room: number): Fault[] {
  if (text.length <= room) return [];
  const problem = `has ${text.length} characters; its card has room for about ${room}`;
  return [{ ...place, problem }];
}

function longTextWarnings(content: Content): Fault[] {
  const { announcements, districtSecretaries, events, news, objectives } = content;
  const members = [...content.coreMembers, ...content.fixedMembers];
  const people = [
    ...members.map((person) => ({ file: FILES.members, person })),
    ...districtSecretaries.map((person) => ({ file: FILES.secretaries, person })),
  ];
  return [
    ...longText({ file: FILES.site, entry: '', field: 'brand' }, content.site.brand, ROOM.brand),
    ...content.about.figures.flatMap(({ value, label }) =>
      longText({ file: FILES.about, entry: label, field: 'value' }, value, ROOM.figure),
    ),
    ...announcements.flatMap((text, index) =>
      longText(
        { file: FILES.announcements, entry: entryName(text, index), field: '' },
        text,
        ROOM.announcement,
      ),
    ),
    ...events.flatMap(({ id, title, description, highlights }) => {
      const place = { file: FILES.events, entry: id };
      return [
        ...longText({ ...place, field: 'title' }, title, ROOM.eventTitle),
        ...longText({ ...place, field: 'description' }, description, ROOM.eventDescription),
        ...highlights.flatMap((highlight, index) =>
          longText({ ...place, field: `highlights.${index}` }, highlight, ROOM.eventHighlight),
        ),
      ];
    }),
    ...news.flatMap(({ id, title, content: text }) => [
      ...longText({ file: FILES.news, entry: id, field: 'title' }, title, ROOM.newsTitle),
      ...longText({ file: FILES.news, entry: id, field: 'content' }, text, ROOM.newsContent),
    ]),
    ...objectives.flatMap(({ title, description }) => {
      const place = { file: FILES.objectives, entry: title };
      return [
        ...longText({ ...place, field: 'title' }, title, ROOM.objectiveTitle),
        ...longText({ ...place, field: 'description' }, description, ROOM.objectiveDescription),
      ];
    }),
    ...people.flatMap(({ file, person }) => {
      const place = { file, entry: person.name };
      return [
        ...longText({ ...place, field: 'name' }, person.name, ROOM.personName),
        ...longText({ ...place, field: 'designation' }, person.designation, ROOM.designation),
      ];
    }),
  ];
}

/** Whether an address or a number is one of those that the samples have and that reach nobody. */
function isPlaceholder(value: string): boolean {
  return value.includes('example') || value.replace(/\D/g, '').includes('000000');
}

function placeholderWarnings({ site, districtSecretaries }: Content): Fault[] {
  const { contact, developer, socialProfiles } = site;
  const values = [
    { file: FILES.site, entry: '', field: 'contact.phone', value: contact.phone },
    { file: FILES.site, entry: '', field: 'contact.email', value: contact.email },
    ...[...socialProfiles, developer].map(({ name, url }) => ({
      file: FILES.site,
      entry: name,
      field: 'url',
      value: url,
    })),
    ...districtSecretaries.flatMap(({ id, phone, email }) => [
      { file: FILES.secretaries, entry: id, field: 'phone', value: phone },
      { file: FILES.secretaries, entry: id, field: 'email', value: email },
    ]),
  ];
  return values
    .filter(({ value }) => isPlaceholder(value))
    .map(({ value, ...place }) => ({ ...place, problem: `"${value}" is a placeholder` }));
}

function passedEventWarnings({ events }: Content, today: string): Fault[] {
  return events
    .filter(({ end_date }) => toIsoDate(end_date) < today)
    .map(({ id, end_date }) => ({
      file: FILES.events,
      entry: id,
      field: 'end_date',
      problem: `"${end_date}" has passed`,
    }));
}

/** News that stands there before its day, which may be a year that was mistyped. */
function earlyNewsWarnings({ news }: Content, today: string): Fault[] {
  return news
    .filter(({ published_at }) => published_at > today)
    .map(({ id, published_at }) => ({
      file: FILES.news,
      entry: id,
      field: 'published_at',
      problem: `"${published_at}" is still to come, and the item is shown already`,
    }));
}

/** Pictures without a description of their own, and people without a photo. */
function pictureWarnings({ galleryImages, districtSecretaries }: Content): Fault[] {
  return [
    ...galleryImages
      .filter(({ caption, description }) => description === caption)
      .map(({ id }) => ({
        file: FILES.gallery,
        entry: id,
        field: '',
        problem: 'has no description; who cannot see the picture is told its caption alone',
      })),
    ...districtSecretaries
      .filter(({ photo_url }) => photo_url === undefined)
      .map(({ id }) => ({
        file: FILES.secretaries,
        entry: id,
        field: 'photo_url',
        problem: 'is missing; the card reads "Photo Coming Soon"',
      })),
  ];
}

function recordWarnings({ recordsFile, site }: Content): Fault[] {
  if (!recordsFile || site.hideRecordsFromSearch) return [];
  const problem = `is false, and ${FILES.records} holds the records of real students`;
  return [{ file: FILES.site, entry: '', field: 'hideRecordsFromSearch', problem }];
}

/** Districts of the header whose pages have no policy on a host that reads only the first rules for headers. */
function hostWarnings({ navigationDistricts }: Content): Fault[] {
  // Each with the page that stands in where there is no network.
  const pages = pagePaths().length + 1 + navigationDistricts.length;
  const tooMany = countRules(LANGUAGES.length * pages) - MOST_RULES;
  if (tooMany <= 0) return [];
  const problem = `has ${navigationDistricts.length} entries; of more than ${navigationDistricts.length - Math.ceil(tooMany / LANGUAGES.length)}, Cloudflare Pages sends some without their headers`;
  return [{ file: FILES.navigation, entry: '', field: 'navigationDistricts', problem }];
}

/**
 * What a person should look at again, though the site can be built with it.
 *
 * @param content content without faults
 * @param today YYYY-MM-DD, the day that events are measured by
 */
export function findWarnings(content: Content, today: string): Fault[] {
  return [
    ...placeholderWarnings(content),
    ...passedEventWarnings(content, today),
    ...earlyNewsWarnings(content, today),
    ...pictureWarnings(content),
    ...recordWarnings(content),
    ...hostWarnings(content),
    ...longTextWarnings(content),
    ...fontWarnings(content),
  ];
}

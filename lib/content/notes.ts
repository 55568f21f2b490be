/** What a person should look at again, in the content alone; the editor's forms say it too. */
import { toIsoDate } from '@/lib/i18n/dates';
import { contentSchema, type Collections } from '@/lib/model/collections';
import { fillIn } from '@/lib/model/language-text';
import { listLeaves } from '@/lib/model/places';
import { findWhen, type Finding } from './findings';

/** E-mail addresses whose ending is a mistyped `.com` or `.in`, or whose provider is. */
const ODD_EMAIL =
  /@([\w.-]+\.(con|cmo|ocm|comm|vom|xom|c|co|cm|om|im|inn)|(gmial|gmai|gamil|gnail|gmal|yaho|yahooo|hotmial|rediffmial)\.\w+)$/i;

/** Texts with more characters than their card has room for, and odd e-mail addresses. */
function findOddTexts(content: Collections): Finding[] {
  const values = { brand: content.site.brand, year: content.site.establishedYear };
  return listLeaves(contentSchema, content).flatMap(({ path, value, notes }) => {
    const { length } = fillIn(String(value), values);
    const { room = Infinity } = notes;
    const long = `has ${length} characters; its card has room for about ${room}`;
    return [
      ...findWhen(length > room, path, long),
      ...findWhen(
        ODD_EMAIL.test(String(value)),
        path,
        `"${String(value)}" has an unusual ending: is it mistyped?`,
      ),
    ];
  });
}

/** The longest event that is no mistyped month, in days. */
const LONGEST_EVENT = 31;

const TOO_OLD = 'is before the council was established';

const findOddEvents = (
  { events, site: { establishedYear } }: Collections,
  today: string,
): Finding[] =>
  events.flatMap(({ start_date, end_date }, index) => {
    const [start, end] = [toIsoDate(start_date), toIsoDate(end_date)];
    const path = ['events', index, 'end_date'];
    const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
    return [
      ...findWhen(end < today, path, `"${end_date}" has passed`),
      ...findWhen(end < String(establishedYear), path, `"${end_date}" ${TOO_OLD}`),
      ...findWhen(days > LONGEST_EVENT, path, `"${end_date}" makes an event of ${days} days`),
    ];
  });

/** News dated in the future, often by a mistyped year, or before the council: often left over from another one's. */
const findOddNews = ({ news, site: { establishedYear } }: Collections, today: string): Finding[] =>
  news.flatMap(({ published_at: day }, index) => {
    const path = ['news', index, 'published_at'];
    return [
      ...findWhen(day > today, path, `"${day}" is still to come, and the item is shown already`),
      ...findWhen(day < String(establishedYear), path, `"${day}" ${TOO_OLD}`),
    ];
  });

/** Pictures without a description, or with the name of a file as one, and people without a photo. */
const findBlankPictures = ({ gallery, districtSecretaries }: Collections): Finding[] => [
  ...gallery.flatMap(({ en }, index) => [
    ...findWhen(
      en === '',
      ['gallery', index],
      'has no description; who cannot see the picture is told its caption alone',
    ),
    ...findWhen(
      /\.\w{3,4}$|^(IMG|DSC|PXL|WhatsApp Image)[-_ ]/i.test(en),
      ['gallery', index, 'en'],
      `"${en}" is the name of a file: write what the picture shows`,
    ),
  ]),
  ...districtSecretaries.flatMap(({ photo_url }, index) =>
    findWhen(
      photo_url === undefined,
      ['districtSecretaries', index, 'photo_url'],
      'is missing; the card reads "Photo Coming Soon"',
    ),
  ),
];

/** Districts that are not in alphabetical order, in which people look for them. */
const findUnsortedDistricts = ({ districts }: Collections): Finding[] =>
  districts.flatMap(({ en }, index) => {
    const { en: above } = districts[index - 1] ?? { en };
    const problem = `"${en}" is out of the alphabet, below "${above}"`;
    return findWhen(above.localeCompare(en, 'en') > 0, ['districts', index, 'en'], problem);
  });

/**
 * What may stay as it is.
 *
 * @param today YYYY-MM-DD, the day from which events count as past
 */
export const findContentNotes = (content: Collections, today: string): Finding[] => [
  ...findOddEvents(content, today),
  ...findOddNews(content, today),
  ...findBlankPictures(content),
  ...findUnsortedDistricts(content),
  ...findOddTexts(content),
];

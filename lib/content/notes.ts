/** What a person should look at again, in the content alone; the editor's forms say it too. */
import { toIsoDate } from '@/lib/i18n/dates';
import { contentSchema, type Collections } from '@/lib/model/collections';
import { listStrings, walkPlaces } from '@/lib/model/places';
import { fillIn } from '@/lib/model/text-rules';
import { findWhen, type Finding } from './findings';

/** A note where a text has more characters than its card has room for. */
function findLongTexts(content: Collections): Finding[] {
  const values = { brand: content.site.brand, year: content.site.establishedYear };
  return [...walkPlaces(contentSchema, content)].flatMap((place) => {
    const { room = Infinity } = place.notes;
    return listStrings(place).flatMap(({ path, value }) => {
      const { length } = fillIn(String(value), values);
      const problem = `has ${length} characters; its card has room for about ${room}`;
      return findWhen(length > room, path, problem);
    });
  });
}

/** The days between two dates. */
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The longest event that is no mistyped month. */
const MOST_DAYS = 31;

const TOO_OLD = 'is before the council was established';

const findOddEvents = (
  { events, site: { establishedYear } }: Collections,
  today: string,
): Finding[] =>
  events.flatMap(({ start_date, end_date }, index) => {
    const [start, end] = [toIsoDate(start_date), toIsoDate(end_date)];
    const at = ['events', index, 'end_date'];
    const days = countDays(start, end) + 1;
    return [
      ...findWhen(end < today, at, `"${end_date}" has passed`),
      ...findWhen(end < String(establishedYear), at, `"${end_date}" ${TOO_OLD}`),
      ...findWhen(days > MOST_DAYS, at, `"${end_date}" makes an event of ${days} days`),
    ];
  });

/** News dated in the future, often by a mistyped year, or before the council: often left over from another one's. */
const findOddNews = ({ news, site: { establishedYear } }: Collections, today: string): Finding[] =>
  news.flatMap(({ published_at: day }, index) => {
    const at = ['news', index, 'published_at'];
    return [
      ...findWhen(day > today, at, `"${day}" is still to come, and the item is shown already`),
      ...findWhen(day < String(establishedYear), at, `"${day}" ${TOO_OLD}`),
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

/** E-mail addresses whose ending is a mistyped `.com` or `.in`, or whose provider is. */
const findOddEmails = (content: Collections): Finding[] =>
  [...walkPlaces(contentSchema, content)]
    .flatMap(listStrings)
    .flatMap(({ path, value }) =>
      findWhen(
        /@([\w.-]+\.(con|cmo|ocm|comm|vom|xom|c|co|cm|om|im|inn)|(gmial|gmai|gamil|gnail|gmal|yaho|yahooo|hotmial|rediffmial)\.\w+)$/i.test(
          String(value),
        ),
        path,
        `"${String(value)}" has an unusual ending: is it mistyped?`,
      ),
    );

/** Districts that are not in alphabetical order, in which people look for them. */
function findUnsortedDistricts({ districts }: Collections): Finding[] {
  const names = districts.map(({ en }) => en);
  const isSorted = (one: string, other = one) => one.localeCompare(other, 'en') <= 0;
  return names.flatMap((name, index) => {
    const [above = '', below] = [names[index - 1], names[index + 1]];
    // Of two neighbours in the wrong order, blame the one without which the list is sorted.
    const isOut = (!isSorted(above, name) || !isSorted(name, below)) && isSorted(above, below);
    const problem = `"${name}" is out of the alphabet, between ${above || 'the beginning'} and ${below ?? 'the end'}`;
    return findWhen(isOut, ['districts', index, 'en'], problem);
  });
}

/**
 * What may stay as it is.
 *
 * @param today YYYY-MM-DD, the day from which events count as past
 */
export const findContentNotes = (content: Collections, today: string): Finding[] => [
  ...findOddEvents(content, today),
  ...findOddNews(content, today),
  ...findBlankPictures(content),
  ...findOddEmails(content),
  ...findUnsortedDistricts(content),
  ...findLongTexts(content),
];

/** What a person should look at again, in the content alone; the editor's forms say it too. */
import { toIsoDate } from '@/lib/i18n/dates';
import { contentSchema, type Collections } from '@/lib/model/collections';
import { fillIn } from '@/lib/model/language-text';
import { listLeaves } from '@/lib/model/places';
import { findAt, type Finding } from './findings';

/** E-mail addresses whose ending is a mistyped `.com` or `.in`, or whose provider is. */
const ODD_EMAIL =
  /@([\w.-]+\.(con|cmo|ocm|comm|vom|xom|c|co|cm|om|im|inn)|(gmial|gmai|gamil|gnail|gmal|yaho|yahooo|hotmial|rediffmial)\.\w+)$/i;

const findOddTexts = (content: Collections): Finding[] =>
  listLeaves(contentSchema, content).flatMap(({ path, value, notes }) => {
    const text = String(value);
    const { length } = fillIn(text, content.site);
    const { room = Infinity } = notes;
    return findAt(path, {
      [`has ${length} characters; its card has room for about ${room}`]: length > room,
      [`"${text}" has an unusual ending: is it mistyped?`]: ODD_EMAIL.test(text),
    });
  });

/** The longest event that is no mistyped month, in days. */
const LONGEST_EVENT = 31;

const TOO_OLD = 'is before the council was established';

const findOddEvents = ({ events, site }: Collections, today: string): Finding[] =>
  events.flatMap(({ start_date, end_date }, index) => {
    const [start, end] = [toIsoDate(start_date), toIsoDate(end_date)];
    const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
    return findAt(['events', index, 'end_date'], {
      [`"${end_date}" has passed`]: end < today,
      [`"${end_date}" ${TOO_OLD}`]: end < String(site.establishedYear),
      [`"${end_date}" makes an event of ${days} days`]: days > LONGEST_EVENT,
    });
  });

/** News dated in the future, often by a mistyped year, or before the council: often left over from another one's. */
const findOddNews = ({ news, site }: Collections, today: string): Finding[] =>
  news.flatMap(({ published_at: day }, index) =>
    findAt(['news', index, 'published_at'], {
      [`"${day}" is still to come, and the item is shown already`]: day > today,
      [`"${day}" ${TOO_OLD}`]: day < String(site.establishedYear),
    }),
  );

const findOddDescriptions = ({ gallery }: Collections): Finding[] =>
  gallery.flatMap(({ en }, index) =>
    findAt(['gallery', index, 'en'], {
      'is blank; who cannot see the picture is told its caption alone': en === '',
      [`"${en}" is the name of a file: write what the picture shows`]:
        /\.\w{3,4}$|^(IMG|DSC|PXL|WhatsApp Image)[-_ ]/i.test(en),
    }),
  );

/** Districts that are not in alphabetical order, in which people look for them. */
const findUnsortedDistricts = ({ districts }: Collections): Finding[] =>
  districts.flatMap(({ en }, index) => {
    const { en: above } = districts[index - 1] ?? { en };
    return findAt(['districts', index, 'en'], {
      [`"${en}" is out of the alphabet, below "${above}"`]: above.localeCompare(en, 'en') > 0,
    });
  });

/**
 * What may stay as it is.
 *
 * @param today YYYY-MM-DD, the day from which events count as past
 */
export const findContentNotes = (content: Collections, today: string): Finding[] => [
  ...findOddEvents(content, today),
  ...findOddNews(content, today),
  ...findOddDescriptions(content),
  ...findUnsortedDistricts(content),
  ...findOddTexts(content),
];

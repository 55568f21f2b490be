/** Finds values that are allowed, but probably mistyped or out of date, so that a person looks at them again. */
import { toIsoDate } from '@/lib/i18n/dates';
import { contentSchema, type Collections } from '@/lib/model/collections';
import { fillPlaceholders } from '@/lib/model/language-text';
import { listLeaves } from '@/lib/model/places';
import { listFindings, type Finding } from './findings';

/** E-mail addresses with a mistyped `.com` or `.in`, or with the mistyped name of a provider. */
const MISTYPED_EMAIL =
  /@([\w.-]+\.(con|cmo|ocm|comm|vom|xom|c|co|cm|om|im|inn)|(gmial|gmai|gamil|gnail|gmal|yaho|yahooo|hotmial|rediffmial)\.\w+)$/i;

const findDoubtfulTexts = (content: Collections): Finding[] =>
  listLeaves(contentSchema, content).flatMap(({ path, value, meta }) => {
    const text = String(value);
    const { length } = fillPlaceholders(text, content.site);
    const { room = Infinity } = meta;
    return listFindings(path, {
      [`has ${length} characters; its card has room for about ${room}`]: length > room,
      [`"${text}" has an unusual ending: is it mistyped?`]: MISTYPED_EMAIL.test(text),
    });
  });

/** In days. A longer event probably has a mistyped month. */
const LONGEST_EVENT_DAYS = 31;

const TOO_OLD_PROBLEM = 'is before the council was established';

const findDoubtfulEvents = ({ events, site }: Collections, today: string): Finding[] =>
  events.flatMap(({ start_date, end_date }, index) => {
    const [start, end] = [toIsoDate(start_date), toIsoDate(end_date)];
    const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
    return listFindings(['events', index, 'end_date'], {
      [`"${end_date}" has passed`]: end < today,
      [`"${end_date}" ${TOO_OLD_PROBLEM}`]: end < String(site.establishedYear),
      [`"${end_date}" makes an event of ${days} days`]: days > LONGEST_EVENT_DAYS,
    });
  });

/** Finds news with a date in the future (often a mistake), or before the council existed (often news of another one). */
const findDoubtfulNews = ({ news, site }: Collections, today: string): Finding[] =>
  news.flatMap(({ published_at: day }, index) =>
    listFindings(['news', index, 'published_at'], {
      [`"${day}" is still to come, and the item is shown already`]: day > today,
      [`"${day}" ${TOO_OLD_PROBLEM}`]: day < String(site.establishedYear),
    }),
  );

const findDoubtfulDescriptions = ({ gallery }: Collections): Finding[] =>
  gallery.flatMap(({ en }, index) =>
    listFindings(['gallery', index, 'en'], {
      'is blank; who cannot see the picture is told its caption alone': en === '',
      [`"${en}" is the name of a file: write what the picture shows`]:
        /\.\w{3,4}$|^(IMG|DSC|PXL|WhatsApp Image)[-_ ]/i.test(en),
    }),
  );

/** Finds districts that are not in alphabetical order. */
const findUnsortedDistricts = ({ districts }: Collections): Finding[] =>
  districts.flatMap(({ en }, index) => {
    const { en: previous } = districts[index - 1] ?? { en };
    return listFindings(['districts', index, 'en'], {
      [`"${en}" is out of the alphabet, below "${previous}"`]: previous.localeCompare(en, 'en') > 0,
    });
  });

/**
 * Finds values that a person should look at again, though the site can be published with them.
 *
 * @param today YYYY-MM-DD, the day from which events count as past
 */
export const findDoubtfulValues = (content: Collections, today: string): Finding[] => [
  ...findDoubtfulEvents(content, today),
  ...findDoubtfulNews(content, today),
  ...findDoubtfulDescriptions(content),
  ...findUnsortedDistricts(content),
  ...findDoubtfulTexts(content),
];

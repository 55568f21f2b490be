import type { Collections } from '@/lib/model/collections';

/** Who a new council is. */
export interface Council {
  brand: string;
  name: string;
  state: string;
  headquarters: string;
  year: number;
}

/** The number of pictures in a new gallery. */
export const GALLERY_SIZE = 6;

type Text = { en: string; hi?: string };

/** Replaces names in all texts. A Hindi text that contains a name is dropped, because the new name has no Hindi. */
const rewrite = <Value>(value: Value, names: readonly (readonly [Text, string])[]): Value => {
  const replaceNames = (text: string, language: 'en' | 'hi') =>
    names.reduce((done, [from, to]) => done.replaceAll(from[language] ?? from.en, to), text);
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') return replaceNames(part, 'en');
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(change);
    if (!('en' in part)) {
      return Object.fromEntries(Object.entries(part).map(([key, field]) => [key, change(field)]));
    }
    const { en, hi } = part as Text;
    // A Latin name within a Hindi text would be half a translation.
    const isTranslated = hi !== undefined && replaceNames(hi, 'hi') === hi;
    return { en: replaceNames(en, 'en'), ...(isTranslated && { hi }) };
  };
  return change(value) as Value;
};

/** The first year in a date of any form. */
const getYear = (date: string) => Number(/\d{4}/.exec(date)?.[0]);

/** A function that moves dates by whole years, so that none is of a year before the council was established. */
function createShift(dates: readonly string[], established: number) {
  const years = Math.max(0, established - Math.min(...dates.map(getYear)));
  return (date: string) =>
    date
      .replace(/\d{4}/, (year) => String(Number(year) + years))
      .replace(/^29\/02|(?<=-02-)29$/, (day) => day.replace('29', '28'));
}

/** The same text, named as a sample. */
const nameSample = ({ en, hi }: Text): Text => ({
  en: `Sample: ${en}`,
  ...(hi && { hi: `नमूना: ${hi}` }),
});

/** A number of nobody. */
const SAMPLE_PHONE = '+91 100 000 0000';

/** Obvious sample names. */
const SAMPLE_NAMES = ['Asha', 'Ravi', 'Meera', 'Imran', 'Kavita', 'Joseph'];
const createPersonName = (index: number) => `${SAMPLE_NAMES[index % SAMPLE_NAMES.length]} Sample`;

/**
 * The first content of a new council: this council's texts without its names, and sample people and districts.
 *
 * @param content of this council
 */
export function createContent(council: Council, content: Collections): Collections {
  const { site } = content;
  const { brand, name, state, headquarters, year } = council;
  const names = [
    [site.name, name],
    [site.headquarters, headquarters],
    [site.state, state],
    [{ en: site.brand }, brand],
    [{ en: site.brand.toLowerCase() }, brand.toLowerCase()],
  ] as const;
  const own = rewrite(content, names);
  const districts = [headquarters, 'Sample District North', 'Sample District South'].toSorted();
  const news = own.news.slice(0, 3);
  const shiftNews = createShift(
    news.map((item) => item.published_at),
    year,
  );
  const removeCode = (text: string) => text.replace(/\b\d{6}\b/, '000000');
  const { address } = own.site.contact;
  return {
    ...own,
    site: {
      ...own.site,
      brand,
      establishedYear: year,
      copyrightYear: new Date().getFullYear(),
      contact: {
        ...own.site.contact,
        address: {
          en: removeCode(address.en),
          ...(address.hi && { hi: removeCode(address.hi) }),
        },
        phone: SAMPLE_PHONE,
      },
    },
    events: own.events.map((event) => {
      const shift = createShift([event.registration_deadline, event.start_date], year);
      return {
        ...event,
        title: nameSample(event.title),
        start_date: shift(event.start_date),
        end_date: shift(event.end_date),
        registration_deadline: shift(event.registration_deadline),
      };
    }),
    news: news.map((item, index) => ({
      ...item,
      title: nameSample(item.title),
      published_at: shiftNews(item.published_at),
      ...(item.updated_at && { updated_at: shiftNews(item.updated_at) }),
      ...(item.image_url && { image_url: `gallery/image${index + 1}.jpg` }),
    })),
    coreMembers: {
      members: own.coreMembers.members.map((one, index) => ({
        ...one,
        name: createPersonName(index),
      })),
      others: own.coreMembers.others.map((one, index) => ({
        ...one,
        name: createPersonName(index + own.coreMembers.members.length),
      })),
    },
    about: {
      ...own.about,
      achievements: [{ en: `First championship of all ${state}` }],
      figures: own.about.figures.slice(0, 1),
    },
    gallery: Array.from({ length: GALLERY_SIZE }, (_, index) => ({
      en: `Sample picture ${index + 1}: a disc on a plain ground`,
    })),
    districts: districts.map((en) => ({ en })),
    districtSecretaries: content.districtSecretaries.slice(0, 2).map((one, index) => ({
      ...one,
      photo_url: undefined,
      id: `secretary-${index + 1}`,
      name: createPersonName(index + 1),
      district: districts[index] ?? headquarters,
      phone: SAMPLE_PHONE,
      email: `district${index + 1}@${brand.toLowerCase()}.example`,
    })),
    navigation: {
      ...own.navigation,
      districts: districts.map((en) => ({ name: { en }, district: en })),
    },
  };
}

import { fillIn } from '@/lib/model/text-problems';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { findWhen, listStrings, walkPlaces, type Finding } from '@/lib/content/places';
import { getCollections, type Content } from '@/lib/content/load';
import { toIsoDate } from '@/lib/i18n/dates';
import { LANGUAGES } from '@/lib/i18n/language';
import { contentSchema } from '@/lib/model/collections';
import { isLanguageText } from '@/lib/model/language-text';
import { findUnknownLetters } from './fonts';

/** All values of the content but for the records. */
const listPlaces = (content: Content) => [...walkPlaces(contentSchema, getCollections(content))];

/** A note where a text has more characters than its card has room for. */
function findLongTexts(content: Content): Finding[] {
  const values = { brand: content.site.brand, year: content.site.establishedYear };
  return listPlaces(content).flatMap((place) => {
    const { room = Infinity } = place.notes;
    return listStrings(place).flatMap(({ path, value }) => {
      const { length } = fillIn(String(value), values);
      const problem = `has ${length} characters; its card has room for about ${room}`;
      return findWhen(length > room, path, problem);
    });
  });
}

/** Sample addresses and numbers, which reach nobody. */
const findPlaceholders = (content: Content): Finding[] =>
  listPlaces(content).flatMap(({ path, value }) => {
    const isAddress = ['phone', 'email', 'url'].includes(String(path.at(-1)));
    const text = String(value);
    const isSample = text.includes('example') || text.replace(/\D/g, '').includes('000000');
    return findWhen(isAddress && isSample, path, `"${text}" is a placeholder`);
  });

const findPassedEvents = ({ events }: Content, today: string): Finding[] =>
  events.flatMap(({ end_date }, index) =>
    findWhen(
      toIsoDate(end_date) < today,
      ['events', index, 'end_date'],
      `"${end_date}" has passed`,
    ),
  );

/** News dated in the future, often by a mistyped year. */
const findEarlyNews = ({ news }: Content, today: string): Finding[] =>
  news.flatMap(({ published_at }, index) =>
    findWhen(
      published_at > today,
      ['news', index, 'published_at'],
      `"${published_at}" is still to come, and the item is shown already`,
    ),
  );

/** Pictures without a description, and people without a photo. */
const findBlankPictures = ({ gallery, districtSecretaries }: Content): Finding[] => [
  ...gallery.flatMap(({ en }, index) =>
    findWhen(
      en === '',
      ['gallery', index],
      'has no description; who cannot see the picture is told its caption alone',
    ),
  ),
  ...districtSecretaries.flatMap(({ photo_url }, index) =>
    findWhen(
      photo_url === undefined,
      ['districtSecretaries', index, 'photo_url'],
      'is missing; the card reads "Photo Coming Soon"',
    ),
  ),
];

/** Districts that are not in alphabetical order, in which people look for them. */
function findUnsortedDistricts({ districts }: Content): Finding[] {
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

const findOpenRecords = ({ recordsFile, site }: Content): Finding[] =>
  findWhen(
    recordsFile !== undefined && !site.hideRecordsFromSearch,
    ['site', 'hideRecordsFromSearch'],
    `is false, and ${RECORDS_FILE} holds the records of real students`,
  );

/** A note for each text with letters that none of the site's fonts has. */
function findForeignLetters(content: Content): Finding[] {
  const letters = findUnknownLetters(content);
  if (letters.length === 0) return [];
  return listPlaces(content).flatMap((place) => {
    const text = listStrings(place)
      .map(({ value }) => (typeof value === 'string' ? value : ''))
      .join('');
    const missing = letters.filter((letter) => text.includes(letter));
    const problem = `no font of the site has ${missing.join(' ')}: visitors see a font of their own there`;
    return findWhen(missing.length > 0, place.path, problem);
  });
}

/**
 * What should not be published, though the site can be built with it; `--strict` refuses it. Nothing of it depends on
 * the day, or what was published yesterday could not be published today.
 *
 * @param content content without issues
 */
export const findWarnings = (content: Content): Finding[] => [
  ...findPlaceholders(content),
  ...findOpenRecords(content),
];

/**
 * What a person should look at again, and may leave as it is.
 *
 * @param content content without issues
 * @param today YYYY-MM-DD, the day from which events count as past
 */
export const findNotes = (content: Content, today: string): Finding[] => [
  ...findPassedEvents(content, today),
  ...findEarlyNews(content, today),
  ...findBlankPictures(content),
  ...findUnsortedDistricts(content),
  ...findLongTexts(content),
  ...findForeignLetters(content),
];

/**
 * Finds texts without Hindi. Texts without letters, such as numbers, need none.
 *
 * @returns the number of texts, and those in English only
 */
export function findTranslations(content: Content): { total: number; missing: Finding[] } {
  if (!LANGUAGES.includes('hi')) return { total: 0, missing: [] };
  const texts = listPlaces(content).flatMap(({ path, value, notes }) =>
    isLanguageText(value) && /\p{L}/u.test(value.en) && !notes.isHindiOptional
      ? [{ path, value }]
      : [],
  );
  const missing = texts
    .filter(({ value }) => value.hi === undefined)
    .map(({ path }) => ({ path, problem: 'has no Hindi' }));
  return { total: texts.length, missing };
}

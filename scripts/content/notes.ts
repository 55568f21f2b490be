import path from 'node:path';
import { findWhen, type Finding } from '@/lib/content/findings';
import type { ContentIssue } from '@/lib/content/issue';
import { getCollections, type Content } from '@/lib/content/load';
import { toIsoMonth } from '@/lib/model/student-record';
import { toIsoDate } from '@/lib/i18n/dates';
import { contentSchema } from '@/lib/model/collections';
import { listNamedPictures, listStrings } from '@/lib/model/places';
import { fillIn } from '@/lib/model/text-rules';
import { RECORDS_FILE, toStudentRecords } from '@/lib/records/records-file';
import { listOwnFiles } from '../shared/own-files';
import { findUnknownLetters } from './fonts';
import type { Size } from './image-issues';
import { listPlaces, listTexts } from './warnings';

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

/** The days between two dates. */
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The longest event that is no mistyped month. */
const MOST_DAYS = 31;

const findOddEvents = ({ events }: Content, today: string): Finding[] =>
  events.flatMap(({ start_date, end_date }, index) => {
    const [start, end] = [toIsoDate(start_date), toIsoDate(end_date)];
    const at = ['events', index, 'end_date'];
    const days = countDays(start, end) + 1;
    return [
      ...findWhen(end < today, at, `"${end_date}" has passed`),
      ...findWhen(days > MOST_DAYS, at, `"${end_date}" makes an event of ${days} days`),
    ];
  });

/** News dated in the future, often by a mistyped year. */
const findEarlyNews = ({ news }: Content, today: string): Finding[] =>
  news.flatMap(({ published_at }, index) =>
    findWhen(
      published_at > today,
      ['news', index, 'published_at'],
      `"${published_at}" is still to come, and the item is shown already`,
    ),
  );

/** The records whose certificates are of a month to come. */
export function findEarlyRecords({ recordsFile }: Content, today: string): ContentIssue[] {
  if (!recordsFile) return [];
  return toStudentRecords(recordsFile).flatMap(({ yearMonth }, index) =>
    yearMonth !== '' && toIsoMonth(yearMonth) > today.slice(0, 7)
      ? [
          {
            file: RECORDS_FILE,
            entry: `row ${recordsFile.rows[index]?.row}`,
            field: 'YEAR & MONTH',
            problem: `"${yearMonth}" is still to come`,
            kind: 'month to come',
          },
        ]
      : [],
  );
}

/** Pictures without a description, or with the name of a file as one, and people without a photo. */
const findBlankPictures = ({ gallery, districtSecretaries }: Content): Finding[] => [
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

/** The least width of a picture in the news. */
const LEAST_WIDTH = 600;

/** Pictures that the pages show in another size or shape than they have. */
const findUnfitPictures = (content: Content, sizes: ReadonlyMap<string, Size>): Finding[] =>
  listNamedPictures(contentSchema, getCollections(content)).flatMap(({ path, name }) => {
    const [width, height] = sizes.get(name) ?? [LEAST_WIDTH, LEAST_WIDTH];
    const size = `"${name}" has ${width} x ${height} pixels`;
    return [
      ...findWhen(
        path[0] === 'news' && width < LEAST_WIDTH,
        path,
        `${size}; news pictures are shown ${LEAST_WIDTH} wide`,
      ),
      ...findWhen(
        name.startsWith('logos/') && width !== height,
        path,
        `${size}; a logo is as wide as it is high`,
      ),
    ];
  });

/** E-mail addresses whose ending is a mistyped `.com` or `.in`, or whose provider is. */
const findOddEmails = (content: Content): Finding[] =>
  listTexts(content).flatMap(({ path, text }) =>
    findWhen(
      /@([\w.-]+\.(con|cmo|ocm|comm|vom|xom|c|co|cm|om|im|inn)|(gmial|gmai|gamil|gnail|gmal|yaho|yahooo|hotmial|rediffmial)\.\w+)$/i.test(
        text,
      ),
      path,
      `"${text}" has an unusual ending: is it mistyped?`,
    ),
  );

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

/** A note for each text with letters that none of the site's fonts has. */
function findForeignLetters(content: Content): Finding[] {
  const letters = findUnknownLetters(content);
  return listTexts(content).flatMap(({ path, text }) => {
    const missing = letters.filter((letter) => text.includes(letter));
    const problem = `no font of the site has ${missing.join(' ')}: visitors see a font of their own there`;
    return findWhen(missing.length > 0, path, problem);
  });
}

/** Folders of public/ whose files the site itself names, and files that hosts and search engines ask for. */
const EXPECTED =
  /^(assets|icons|share|\.well-known)\/|^(google|BingSite|yandex)[\w-]*\.(html|xml)$|^CNAME$/;

/** The files of public/ that are published, and that nothing names. */
export function findUnnamedFiles(content: Content, folder: string): ContentIssue[] {
  const texts = listTexts(content).map(({ text }) => text);
  return listOwnFiles(path.join(folder, 'public'))
    .filter((file) => !EXPECTED.test(file) && !texts.some((text) => text.includes(file)))
    .map((file) => ({
      file: `public/${file}`,
      problem: 'is published, and no page names it: take it away if nobody needs its address',
    }));
}

/**
 * What a person should look at again, and may leave as it is.
 *
 * @param content content without issues
 * @param today YYYY-MM-DD, the day from which events count as past
 */
export const findNotes = (
  content: Content,
  today: string,
  sizes: ReadonlyMap<string, Size> = new Map(),
): Finding[] => [
  ...findOddEvents(content, today),
  ...findEarlyNews(content, today),
  ...findBlankPictures(content),
  ...findUnfitPictures(content, sizes),
  ...findOddEmails(content),
  ...findUnsortedDistricts(content),
  ...findLongTexts(content),
  ...findForeignLetters(content),
];

import path from 'node:path';
import { findWhen, type Finding } from '@/lib/content/findings';
import type { ContentIssue } from '@/lib/content/issue';
import { getCollections, type Content } from '@/lib/content/load';
import { findContentNotes } from '@/lib/content/notes';
import { toIsoMonth } from '@/lib/model/student-record';
import { contentSchema } from '@/lib/model/collections';
import { listNamedPictures } from '@/lib/model/places';
import { RECORDS_FILE, toStudentRecords } from '@/lib/records/records-file';
import { listOwnFiles } from '../shared/own-files';
import { findUnknownLetters } from './fonts';
import type { Size } from './image-issues';
import { listTexts } from './warnings';

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
  ...findContentNotes(getCollections(content), today),
  ...findUnfitPictures(content, sizes),
  ...findForeignLetters(content),
];

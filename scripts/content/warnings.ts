/** Finds what a person should check before content without issues is published. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFindings, type Finding } from '@/lib/content/findings';
import type { ContentIssue } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import { findDoubtfulValues } from '@/lib/content/doubtful-values';
import { LANGUAGES } from '@/lib/i18n/language';
import { contentSchema } from '@/lib/model/collections';
import { listLeaves, listNamedPictures, type ContentPath } from '@/lib/model/places';
import { toIsoMonth } from '@/lib/model/student-record';
import { RECORDS_FILE, toStudentRecords } from '@/lib/records/records-file';
import { listMaintainerFiles } from '../shared/own-files';
import type { PictureSize } from './image-issues';

/** Lists all values of the content as texts, without the records. */
const listValuesAsTexts = (content: Content) =>
  listLeaves(contentSchema, content).map(({ value, ...leaf }) => ({
    ...leaf,
    text: String(value),
  }));

/** SAMPLE_TEXT finds sample names and addresses, SAMPLE_NUMBER phone numbers with six zeros and false postal codes. */
const SAMPLE_TEXT = /\b(Sample|Example)\b|[.@_-]example\b|\bexample\./;
const SAMPLE_NUMBER = /0(?: ?0){5}|\b\d{3} ?000\b/;

/** Placeholders in the sample pages, such as `[name]`, for facts that only the council knows. */
const PLACEHOLDER = RegExp(String.raw`\[[^\]]+\](?!\()|\S*(?:${SAMPLE_TEXT.source})\S*`);

/** Finds the first placeholder in each line of a page's text. */
const findPagePlaceholders = (path: ContentPath, text: string): Finding[] =>
  text.split('\n').flatMap((line, index, { length }) => {
    const [found] = PLACEHOLDER.exec(line) ?? [];
    const problem = `"${found}" is a placeholder`;
    return found ? [{ path, problem, line: length > 1 ? index + 1 : undefined }] : [];
  });

/**
 * Finds what should not be published, although the site can be built with it; `--strict` refuses it. No warning depends
 * on the date. Otherwise what was published yesterday could be refused today.
 */
export const findWarnings = (content: Content): Finding[] => [
  ...listValuesAsTexts(content).flatMap(({ path, text }) => {
    if (path[0] === 'pages') return findPagePlaceholders(path, text);
    const isNumber = path.includes('phone') || path.includes('address');
    const isSample = SAMPLE_TEXT.test(text) || (isNumber && SAMPLE_NUMBER.test(text));
    return listFindings(path, { [`"${text}" is a placeholder`]: isSample });
  }),
  ...listFindings(['site', 'hideRecordsFromSearch'], {
    [`is false, and ${RECORDS_FILE} holds the records of real students`]:
      content.recordsFile !== undefined && !content.site.hideRecordsFromSearch,
  }),
];

/** Counts the texts, and finds those in English only. Texts without letters, such as numbers, need no Hindi. */
export function findMissingTranslations(content: Content): { total: number; missing: Finding[] } {
  if (!LANGUAGES.includes('hi')) return { total: 0, missing: [] };
  const texts = listValuesAsTexts(content);
  const hindiPaths = new Set(texts.map(({ path }) => String(path)));
  const englishTexts = texts.filter(
    ({ path, text, meta }) => path.at(-1) === 'en' && /\p{L}/u.test(text) && !meta.isHindiOptional,
  );
  const missing = englishTexts.flatMap(({ path }) =>
    listFindings(path.slice(0, -1), {
      'has no Hindi': !hindiPaths.has(String(path.with(-1, 'hi'))),
    }),
  );
  return { total: englishTexts.length, missing };
}

/** The smallest good width of a picture in the news, in pixels. */
const MIN_NEWS_WIDTH = 600;

/** Finds news pictures that are too narrow, and logos that are not square. */
const findWrongSizePictures = (
  content: Content,
  sizes: ReadonlyMap<string, PictureSize>,
): Finding[] =>
  listNamedPictures(contentSchema, content).flatMap(({ path, name }) => {
    const [width, height] = sizes.get(name) ?? [MIN_NEWS_WIDTH, MIN_NEWS_WIDTH];
    const size = `"${name}" has ${width} x ${height} pixels`;
    return listFindings(path, {
      [`${size}; news pictures are shown ${MIN_NEWS_WIDTH} wide`]:
        path[0] === 'news' && width < MIN_NEWS_WIDTH,
      [`${size}; a logo is as wide as it is high`]: name.startsWith('logos/') && width !== height,
    });
  });

/**
 * Finds what looks unusual but may be correct, so that a person checks it.
 *
 * @param today YYYY-MM-DD, the day from which events count as past
 */
export const findValuesToReview = (
  content: Content,
  today: string,
  sizes: ReadonlyMap<string, PictureSize> = new Map(),
): Finding[] => [...findDoubtfulValues(content, today), ...findWrongSizePictures(content, sizes)];

/** Finds records with a certificate from a future month. */
export function findFutureRecords({ recordsFile }: Content, today: string): ContentIssue[] {
  const records = recordsFile ? toStudentRecords(recordsFile) : [];
  return records.flatMap(({ yearMonth }, index) => {
    const place = `row ${recordsFile?.rows[index]?.row}: YEAR & MONTH`;
    const problem = `"${yearMonth}" is still to come`;
    const isEarly = yearMonth !== '' && toIsoMonth(yearMonth) > today.slice(0, 7);
    return isEarly ? [{ file: RECORDS_FILE, place, problem, kind: 'month to come' }] : [];
  });
}

/** Files in public/ that the content need not mention: the site's own, and those that other services request. */
const EXPECTED_FILES =
  /^(assets|icons|share|\.well-known)\/|^(google|BingSite|yandex)[\w-]*\.(html|xml)$|^CNAME$/;

/** Finds files in public/ that no content refers to. They are still published. */
export function findUnreferencedFiles(content: Content, projectFolder: string): ContentIssue[] {
  const texts = listValuesAsTexts(content);
  return listMaintainerFiles(path.join(projectFolder, 'public'))
    .filter((file) => !EXPECTED_FILES.test(file) && !texts.some(({ text }) => text.includes(file)))
    .map((file) => ({
      file: `public/${file}`,
      problem: 'is published, and no page names it: take it away if nobody needs its address',
    }));
}

/** Finds lines of the files in deploy/ that still have a sample domain. */
export const findSampleDomains = (projectFolder: string): ContentIssue[] =>
  listMaintainerFiles(path.join(projectFolder, 'deploy')).flatMap((name) =>
    readFileSync(path.join(projectFolder, 'deploy', name), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [domain] = /[\w.-]+\.example\b/.exec(line) ?? [];
        const place = { file: `deploy/${name}`, line: index + 1 };
        return domain ? [{ ...place, problem: `"${domain}" is a placeholder` }] : [];
      }),
  );

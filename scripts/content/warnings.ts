/** What can be published, and should be looked at first. All of it is about content without issues. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFindings, type Finding } from '@/lib/content/findings';
import type { ContentIssue } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import { findDoubtfulValues } from '@/lib/content/doubtful-values';
import { LANGUAGES } from '@/lib/i18n/language';
import { contentSchema } from '@/lib/model/collections';
import { listLeaves, listNamedPictures, type Path } from '@/lib/model/places';
import { toIsoMonth } from '@/lib/model/student-record';
import { RECORDS_FILE, toStudentRecords } from '@/lib/records/records-file';
import { listOwnFiles } from '../shared/own-files';
import type { Size } from './image-issues';

/** All values of the content but for the records, as texts. */
const listTexts = (content: Content) =>
  listLeaves(contentSchema, content).map(({ value, ...leaf }) => ({
    ...leaf,
    text: String(value),
  }));

/** Sample names and addresses, numbers with six zeros, and postal codes of no post office: they are of nobody. */
const SAMPLE = /\b(Sample|Example)\b|[.@_-]example\b|\bexample\./;
const SAMPLE_NUMBER = /0(?: ?0){5}|\b\d{3} ?000\b/;

/** What only the council knows, in the pages that came with the site. */
const PLACEHOLDER = RegExp(String.raw`\[[^\]]+\](?!\()|\S*(?:${SAMPLE.source})\S*`);

/** The placeholders in a text of a page, by its lines. */
const findInPage = (path: Path, text: string): Finding[] =>
  text.split('\n').flatMap((line, index, { length }) => {
    const [found] = PLACEHOLDER.exec(line) ?? [];
    const problem = `"${found}" is a placeholder`;
    return found ? [{ path, problem, line: length > 1 ? index + 1 : undefined }] : [];
  });

/**
 * What should not be published, though the site can be built with it; `--strict` refuses it. Nothing of it depends on
 * the day, or what was published yesterday could not be published today.
 */
export const findWarnings = (content: Content): Finding[] => [
  ...listTexts(content).flatMap(({ path, text }) => {
    if (path[0] === 'pages') return findInPage(path, text);
    const isNumber = path.includes('phone') || path.includes('address');
    const isSample = SAMPLE.test(text) || (isNumber && SAMPLE_NUMBER.test(text));
    return listFindings(path, { [`"${text}" is a placeholder`]: isSample });
  }),
  ...listFindings(['site', 'hideRecordsFromSearch'], {
    [`is false, and ${RECORDS_FILE} holds the records of real students`]:
      content.recordsFile !== undefined && !content.site.hideRecordsFromSearch,
  }),
];

/** The number of texts, and those in English only. Texts without letters, such as numbers, need no Hindi. */
export function findTranslations(content: Content): { total: number; missing: Finding[] } {
  if (!LANGUAGES.includes('hi')) return { total: 0, missing: [] };
  const texts = listTexts(content);
  const inHindi = new Set(texts.map(({ path }) => String(path)));
  const english = texts.filter(
    ({ path, text, meta }) => path.at(-1) === 'en' && /\p{L}/u.test(text) && !meta.isHindiOptional,
  );
  const missing = english.flatMap(({ path }) =>
    listFindings(path.slice(0, -1), { 'has no Hindi': !inHindi.has(String(path.with(-1, 'hi'))) }),
  );
  return { total: english.length, missing };
}

/** The least width of a picture in the news. */
const LEAST_WIDTH = 600;

/** Pictures that the pages show in another size or shape than they have. */
const findUnfitPictures = (content: Content, sizes: ReadonlyMap<string, Size>): Finding[] =>
  listNamedPictures(contentSchema, content).flatMap(({ path, name }) => {
    const [width, height] = sizes.get(name) ?? [LEAST_WIDTH, LEAST_WIDTH];
    const size = `"${name}" has ${width} x ${height} pixels`;
    return listFindings(path, {
      [`${size}; news pictures are shown ${LEAST_WIDTH} wide`]:
        path[0] === 'news' && width < LEAST_WIDTH,
      [`${size}; a logo is as wide as it is high`]: name.startsWith('logos/') && width !== height,
    });
  });

/**
 * What a person should look at again, and may leave as it is.
 *
 * @param today YYYY-MM-DD, the day from which events count as past
 */
export const findNotes = (
  content: Content,
  today: string,
  sizes: ReadonlyMap<string, Size> = new Map(),
): Finding[] => [...findDoubtfulValues(content, today), ...findUnfitPictures(content, sizes)];

/** The records whose certificates are of a month to come. */
export function findEarlyRecords({ recordsFile }: Content, today: string): ContentIssue[] {
  const records = recordsFile ? toStudentRecords(recordsFile) : [];
  return records.flatMap(({ yearMonth }, index) => {
    const place = `row ${recordsFile?.rows[index]?.row}: YEAR & MONTH`;
    const problem = `"${yearMonth}" is still to come`;
    const isEarly = yearMonth !== '' && toIsoMonth(yearMonth) > today.slice(0, 7);
    return isEarly ? [{ file: RECORDS_FILE, place, problem, kind: 'month to come' }] : [];
  });
}

/** Folders of public/ whose files the site itself names, and files that hosts and search engines ask for. */
const EXPECTED =
  /^(assets|icons|share|\.well-known)\/|^(google|BingSite|yandex)[\w-]*\.(html|xml)$|^CNAME$/;

/** The files of public/ that are published, and that nothing names. */
export function findUnnamedFiles(content: Content, folder: string): ContentIssue[] {
  const texts = listTexts(content);
  return listOwnFiles(path.join(folder, 'public'))
    .filter((file) => !EXPECTED.test(file) && !texts.some(({ text }) => text.includes(file)))
    .map((file) => ({
      file: `public/${file}`,
      problem: 'is published, and no page names it: take it away if nobody needs its address',
    }));
}

/** The lines of deploy/ that still have the domain of the sample. */
export const findSampleDomains = (folder: string): ContentIssue[] =>
  listOwnFiles(path.join(folder, 'deploy')).flatMap((name) =>
    readFileSync(path.join(folder, 'deploy', name), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [domain] = /[\w.-]+\.example\b/.exec(line) ?? [];
        const place = { file: `deploy/${name}`, line: index + 1 };
        return domain ? [{ ...place, problem: `"${domain}" is a placeholder` }] : [];
      }),
  );

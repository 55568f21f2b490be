import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findWhen, type Finding } from '@/lib/content/findings';
import type { ContentIssue } from '@/lib/content/issue';
import { getCollections, type Content } from '@/lib/content/load';
import { LANGUAGES } from '@/lib/i18n/language';
import { contentSchema } from '@/lib/model/collections';
import { isLanguageText } from '@/lib/model/language-text';
import { listStrings, walkPlaces } from '@/lib/model/places';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { listOwnFiles } from '../shared/own-files';

/** All values of the content but for the records. */
export const listPlaces = (content: Content) => [
  ...walkPlaces(contentSchema, getCollections(content)),
];

/** All strings of the content but for the records. */
export const listTexts = (content: Content) =>
  listPlaces(content)
    .flatMap(listStrings)
    .map(({ path, value }) => ({ path, text: typeof value === 'string' ? value : '' }));

/** Sample names and addresses, numbers with six zeros, and postal codes of no post office: they are of nobody. */
const SAMPLE = /\b(Sample|Example)\b|[.@_-]example\b|\bexample\./;
const SAMPLE_NUMBER = /0(?: ?0){5}|\b\d{3} ?000\b/;

const findSamples = (content: Content): Finding[] =>
  listTexts(content).flatMap(({ path, text }) => {
    const isNumber = path.some((step) => step === 'phone' || step === 'address');
    const isSample = SAMPLE.test(text) || (isNumber && SAMPLE_NUMBER.test(text));
    return findWhen(isSample, path, `"${text}" is a placeholder`);
  });

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

const findOpenRecords = ({ recordsFile, site }: Content): Finding[] =>
  findWhen(
    recordsFile !== undefined && !site.hideRecordsFromSearch,
    ['site', 'hideRecordsFromSearch'],
    `is false, and ${RECORDS_FILE} holds the records of real students`,
  );

/**
 * What should not be published, though the site can be built with it; `--strict` refuses it. Nothing of it depends on
 * the day, or what was published yesterday could not be published today.
 *
 * @param content content without issues
 */
export const findWarnings = (content: Content): Finding[] => [
  ...findSamples(content),
  ...findOpenRecords(content),
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

/** Finds what a person should check before content without issues is published. */
import { listFindings, type Finding } from '@/lib/content/findings';
import type { Content } from '@/lib/content/load';
import { LANGUAGES } from '@/lib/i18n/language';
import { contentSchema } from '@/lib/model/collections';
import { listLeaves, type ContentPath } from '@/lib/model/places';
import { RECORDS_FILE } from '@/lib/records/records-file';

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

/** Finds what a person should check before content without issues is published. */
import type { Finding } from '@/lib/content/findings';
import { findPlaceholders } from '@/lib/content/placeholders';
import type { SourceContent } from '@/lib/content/load';
import { LANGUAGES } from '@/lib/i18n/language';
import { contentField } from '@/lib/model/collections';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { getValueAt, listLeaves } from '@/lib/model/content-paths';

const SAMPLES_PROBLEM = `makes up results, which the site shows as those of students: save ${RECORDS_FILE}, with its titles alone if there are none`;

/** Finds what should not be published, although the site can be built with it; `--strict` refuses it. */
export const findWarnings = (content: SourceContent): Finding[] => [
  ...findPlaceholders(content),
  ...(content.site.url
    ? []
    : [{ path: ['site', 'url'], problem: 'is missing: search engines need it' }]),
  ...(content.site.url && !content.recordsFile
    ? [{ path: ['vocabulary'], problem: SAMPLES_PROBLEM }]
    : []),
];

/** Counts the texts, and finds those in English only. Texts without letters, such as numbers, need no Hindi. */
export function findMissingTranslations(content: SourceContent): {
  total: number;
  missing: Finding[];
} {
  if (!LANGUAGES.includes('hi')) return { total: 0, missing: [] };
  const englishTexts = listLeaves(contentField, content).filter(
    ({ path, text, meta }) => path.at(-1) === 'en' && /\p{L}/u.test(text) && !meta.isHindiOptional,
  );
  const missing = englishTexts
    .filter(({ path }) => getValueAt(content, path.with(-1, 'hi')) === undefined)
    .map(({ path }) => ({ path: path.slice(0, -1), problem: 'has no Hindi' }));
  return { total: englishTexts.length, missing };
}

/** Finds what a person should check before content without issues is published. */
import type { Finding } from '@/lib/content/findings';
import type { SourceContent } from '@/lib/content/load';
import { LANGUAGES } from '@/lib/i18n/language';
import { contentField } from '@/lib/model/collections';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { getValueAt, listLeaves, type ContentPath } from '@/lib/model/content-paths';

/** Sample names and addresses, and facts that only the council knows, such as `[name]`. */
const SAMPLE_TEXT = /\S*(\b(Sample|Example)\b|[.@_-]example\b|\bexample\.)\S*|\[[^\]]+\](?!\()/;
/** Phone numbers with six zeros, and false postal codes. */
const SAMPLE_NUMBER = RegExp(
  String.raw`\+?(?:\d ?)*0(?: ?0){5}(?: ?\d)*|\b\d{3} ?000\b|${SAMPLE_TEXT.source}`,
);

const SAMPLES_PROBLEM = `makes up results, which the site shows as those of students: save ${RECORDS_FILE}, with its titles alone if there are none`;

/** Finds the first placeholder in each line of a text. */
function findPlaceholders(path: ContentPath, text: string): Finding[] {
  const pattern = path.includes('phone') || path.includes('address') ? SAMPLE_NUMBER : SAMPLE_TEXT;
  return text.split('\n').flatMap((line, index) => {
    const [found] = pattern.exec(line) ?? [];
    return found ? [{ path, problem: `"${found}" is a placeholder`, line: index + 1 }] : [];
  });
}

/** Finds what should not be published, although the site can be built with it; `--strict` refuses it. */
export const findWarnings = (content: SourceContent): Finding[] => [
  ...listLeaves(contentField, content).flatMap(({ path, text }) => findPlaceholders(path, text)),
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

import { selectPublishedRecords } from '@/lib/content/content';
import { formatIssues, type Finding } from '@/lib/content/issue';
import type { SourceContent } from '@/lib/content/load';
import { findPlaceholders } from '@/lib/content/content-rules';
import { LANGUAGES } from '@/lib/i18n/language';
import { COLLECTION_NAMES, contentField } from '@/lib/model/collections';
import { getFieldAt, getValueAt, listLeaves } from '@/lib/model/content-paths';
import { RECORDS_FILE } from '@/lib/records/records-file';
import type { Settings } from '@/lib/urls/settings.mjs';
import type { CheckedSite } from './check-site';

const SAMPLES_PROBLEM = `makes up results, which the site shows as those of students: save ${RECORDS_FILE}, with its titles alone if there are none`;

/** Finds what should not be published, although the site can be built with it; `--strict` refuses it. */
const findWarnings = (content: SourceContent): Finding[] => [
  ...findPlaceholders(content),
  ...(content.site.url
    ? []
    : [{ path: ['site', 'url'], problem: 'is missing: search engines need it' }]),
  ...(content.site.url && !content.recordsFile
    ? [{ path: ['vocabulary'], problem: SAMPLES_PROBLEM }]
    : []),
];

/** Counts the texts, and finds those in English only. Texts without letters, such as numbers, need no Hindi. */
function findMissingTranslations(content: SourceContent) {
  if (!LANGUAGES.includes('hi')) return { total: 0, missing: [] };
  const englishTexts = listLeaves(contentField, content).filter(
    ({ path, text, meta }) => path.at(-1) === 'en' && /\p{L}/u.test(text) && !meta.isHindiOptional,
  );
  const missing = englishTexts
    .filter(({ path }) => getValueAt(content, path.with(-1, 'hi')) === undefined)
    .map(({ path }) => ({ path: path.slice(0, -1), problem: 'has no Hindi' }));
  return { total: englishTexts.length, missing };
}

/** Counts the entries of each kind of content. */
function summarizeContent(content: SourceContent): string[] {
  const { studentRecords, columns } = selectPublishedRecords(content);
  const entryCounts = COLLECTION_NAMES.flatMap((name) => {
    const list = content[name];
    return Array.isArray(list)
      ? [`${getFieldAt(contentField, [name])?.label}: ${list.length}`]
      : [];
  });
  const blankColumns = columns.flatMap(({ field, title }) => {
    const count = studentRecords.filter((record) => record[field] === '').length;
    return count > 0 ? [`${title} blank in ${count}`] : [];
  });
  const source = content.recordsFile ? `from ${RECORDS_FILE}` : 'made up';
  return [
    ...entryCounts,
    `Student records: ${[studentRecords.length, source, ...blankColumns].join('; ')}`,
  ];
}

/** A heading with its lines; an empty list if there are no lines. */
const formatSection = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];

/**
 * Creates the output of `npm run content:check`. Content with issues is not counted, because the numbers could mislead.
 *
 * @param isStrict whether warnings fail the check
 */
export function createReport(
  { content, issues, placeFindings, notes }: Omit<CheckedSite, 'hash'>,
  { keepsPages }: Settings,
  isStrict: boolean,
): { lines: string[]; exitCode: 0 | 1 } {
  const isValid = content && issues.length === 0;
  const warnings = isValid ? formatIssues(placeFindings(findWarnings(content))) : [];
  if (!keepsPages)
    warnings.push('OFFLINE=remove is set: a build from this window takes saved pages back');
  const failures = [...formatIssues(issues), ...(isStrict ? warnings : [])];
  if (!content || failures.length > 0)
    return { lines: [`Issues: ${failures.length}`, ...failures], exitCode: 1 };
  const { total, missing } = findMissingTranslations(content);
  return {
    lines: [
      ...summarizeContent(content),
      ...notes,
      ...(total > 0 ? [`In Hindi: ${total - missing.length} of ${total} texts`] : []),
      ...formatSection(`Warnings, to correct before you publish: ${warnings.length}`, warnings),
      ...formatSection(`Without Hindi: ${missing.length}`, formatIssues(placeFindings(missing))),
      '',
      'The content has no issues.',
    ],
    exitCode: 0,
  };
}

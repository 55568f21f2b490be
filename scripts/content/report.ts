import { selectPublishedRecords } from '@/lib/content/content';
import { listWithheldRows } from '@/lib/content/check-records';
import { formatIssues } from '@/lib/content/issue';
import type { SourceContent } from '@/lib/content/load';
import { COLLECTION_NAMES, contentField } from '@/lib/model/collections';
import { getFieldAt } from '@/lib/model/content-paths';
import { RECORDS_FILE } from '@/lib/records/records-file';
import type { CheckedSite } from './check-site';
import { findMissingTranslations, findWarnings } from './warnings';

interface ReportOptions {
  /** Whether warnings fail the check. */
  isStrict: boolean;
  /** The environment variables with the build's settings. */
  environment: Record<string, string | undefined>;
}

/** Counts the entries of each kind of content. */
export function summarizeContent(content: SourceContent): string[] {
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
    ...listWithheldRows(content),
  ];
}

/** A heading with its lines; an empty list if there are no lines. */
const formatSection = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];

/**
 * Creates the output of `npm run content:check`. Content with issues is not counted, because the numbers could mislead.
 */
export function createReport(
  { content, issues, placeFindings, unlinkedFiles }: Omit<CheckedSite, 'hash'>,
  { isStrict, environment }: ReportOptions,
): { lines: string[]; exitCode: 0 | 1 } {
  const isValid = content && issues.length === 0;
  const warnings = isValid ? formatIssues(placeFindings(findWarnings(content))) : [];
  if (environment.OFFLINE === 'remove')
    warnings.push('OFFLINE=remove is set: a build from this window takes saved pages back');
  const failures = [...formatIssues(issues), ...(isStrict ? warnings : [])];
  if (!content || failures.length > 0)
    return { lines: [`Issues: ${failures.length}`, ...failures], exitCode: 1 };
  const { total, missing } = findMissingTranslations(content);
  return {
    lines: [
      ...summarizeContent(content),
      ...(total > 0 ? [`In Hindi: ${total - missing.length} of ${total} texts`] : []),
      ...formatSection(`Warnings, to correct before you publish: ${warnings.length}`, warnings),
      ...formatSection('Published from public/, though no page links to it:', unlinkedFiles),
      ...formatSection(`Without Hindi: ${missing.length}`, formatIssues(placeFindings(missing))),
      '',
      'The content has no issues.',
    ],
    exitCode: 0,
  };
}

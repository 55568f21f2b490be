import { selectPublishedRecords } from '@/lib/content/content';
import { formatIssues } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import { COLLECTION_NAMES, COLLECTIONS } from '@/lib/model/collections';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { SETTING_VARIABLES } from '@/lib/urls/settings.mjs';
import type { Checked } from './check-site';
import {
  findEarlyRecords,
  findNotes,
  findSampleDomains,
  findTranslations,
  findUnnamedFiles,
  findWarnings,
} from './warnings';

interface ReportOptions {
  /** The folder of the project. */
  folder: string;
  /** YYYY-MM-DD */
  today: string;
  /** Whether warnings fail the check. */
  strict: boolean;
  /** The environment variables with the build's settings. */
  environment: Record<string, string | undefined>;
}

/** How much content there is. */
export function summarize(content: Content): string[] {
  const { studentRecords, columns } = selectPublishedRecords(content);
  const lists = COLLECTION_NAMES.flatMap((name) => {
    const list = content[name];
    return Array.isArray(list) ? [`${COLLECTIONS[name].label}: ${list.length}`] : [];
  });
  const blank = columns.flatMap(({ field, title }) => {
    const count = studentRecords.filter((record) => record[field] === '').length;
    return count > 0 ? [`${title} blank in ${count}`] : [];
  });
  const all = content.recordsFile?.rows.length ?? studentRecords.length;
  const withheld = all - studentRecords.length;
  const consent = withheld > 0 ? [`${withheld} without consent, not published`] : [];
  const source = content.recordsFile ? `from ${RECORDS_FILE}` : 'made up';
  return [
    ...lists,
    `Student records: ${[studentRecords.length, source, ...consent, ...blank].join('; ')}`,
  ];
}

/** A heading and its lines; nothing without lines. */
const formatSection = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];

/**
 * The output of `npm run content:check`. Content with issues is not summarised, because the numbers could mislead.
 *
 * @param folder of the project
 */
export function reportOn(
  { content, issues, placeFindings, sizes }: Checked,
  { folder, today, strict, environment }: ReportOptions,
): { lines: string[]; exitCode: 0 | 1 } {
  const isGood = content && issues.length === 0;
  const warnings = isGood ? formatIssues(placeFindings(findWarnings(content))) : [];
  if (environment.OFFLINE === 'remove')
    warnings.push('OFFLINE=remove is set: a build from this window takes saved pages back');
  const refused = [...formatIssues(issues), ...(strict ? warnings : [])];
  if (!content || refused.length > 0)
    return { lines: [`Issues: ${refused.length}`, ...refused], exitCode: 1 };
  const notes = [
    ...placeFindings(findNotes(content, today, sizes)),
    ...findEarlyRecords(content, today),
    ...findUnnamedFiles(content, folder),
    // Not refused when it is strict: a council may publish without these files.
    ...findSampleDomains(folder),
  ];
  const { total, missing } = findTranslations(content);
  const settings = SETTING_VARIABLES.filter((name) => environment[name]);
  return {
    lines: [
      ...summarize(content),
      ...(total > 0 ? [`In Hindi: ${total - missing.length} of ${total} texts`] : []),
      // The shell may still have them from an earlier command.
      ...settings.map((name) => `Set in this window, for each build: ${name}=${environment[name]}`),
      ...formatSection(`Warnings, to mend before you publish: ${warnings.length}`, warnings),
      ...formatSection(`To look at again: ${notes.length}`, formatIssues(notes)),
      ...formatSection(`Without Hindi: ${missing.length}`, formatIssues(placeFindings(missing))),
      '',
      'The content has no issues.',
    ],
    exitCode: 0,
  };
}

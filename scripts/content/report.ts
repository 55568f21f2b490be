import { translate, getRecords } from '@/lib/content/content';
import { formatIssues } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import { formatLongDate, toIsoDate } from '@/lib/i18n/dates';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { SETTINGS } from '@/lib/urls/settings.mjs';
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

export interface Report {
  lines: string[];
  exitCode: 0 | 1;
}

/**
 * A summary of the content.
 *
 * @param content content without issues
 * @param today YYYY-MM-DD, the day from which events are upcoming
 */
export function summarize(content: Content, today: string): string[] {
  const { events, news, ...said } = translate(content, 'en');
  const { studentRecords, columns } = getRecords(content);
  const [next] = events
    .map(({ title, start_date }) => ({ title, start: toIsoDate(start_date) }))
    .filter(({ start }) => start >= today)
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const [newest] = news;
  const served = new Set(said.districtSecretaries.map(({ district }) => district));
  const blank = columns.flatMap(({ field, title }) => {
    const count = studentRecords.filter((record) => record[field] === '').length;
    return count > 0 ? [`${title} blank in ${count}`] : [];
  });
  const withheld =
    (content.recordsFile?.rows.length ?? studentRecords.length) - studentRecords.length;
  const consent = withheld > 0 ? [`${withheld} without consent, not published`] : [];
  const source = content.recordsFile ? `from ${RECORDS_FILE}` : 'made up';
  return [
    `Events: ${events.length}; ${next ? `next: ${next.title}, ${formatLongDate(next.start)}` : 'none ahead'}`,
    `News: ${news.length}${newest ? `; newest: ${newest.title}, ${formatLongDate(newest.published_at)}` : ''}`,
    `Announcements: ${said.announcements.length}; objectives: ${said.objectives.length}`,
    `Gallery: ${said.galleryImages.length} pictures`,
    `Core members: ${said.coreMembers.length + said.fixedMembers.length}`,
    `Secretaries: ${said.districtSecretaries.length}; districts without one: ${said.districts.length - served.size} of ${said.districts.length}`,
    `Student records: ${[studentRecords.length, source, ...consent, ...blank].join('; ')}`,
  ];
}

/** Settings that the shell still has from an earlier command, and the next build will use. */
function summarizeSettings(environment: ReportOptions['environment']): string[] {
  const set = SETTINGS.flatMap((name) =>
    environment[name] ? [`${name}=${environment[name]}`] : [],
  );
  return set.length > 0 ? [`Set in this window, for each build from it: ${set.join(' ')}`] : [];
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
): Report {
  const left = 'OFFLINE=remove is set: a build from this window takes saved pages back';
  const warnings =
    content && issues.length === 0
      ? [
          ...formatIssues(placeFindings(findWarnings(content))),
          ...(environment.OFFLINE === 'remove' ? [left] : []),
        ]
      : [];
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
  const translations = findTranslations(content);
  const missing = placeFindings(translations.missing);
  const { total } = translations;
  return {
    lines: [
      ...summarize(content, today),
      ...(total > 0 ? [`In Hindi: ${total - missing.length} of ${total} texts`] : []),
      ...summarizeSettings(environment),
      ...formatSection(`Warnings, to mend before you publish: ${warnings.length}`, warnings),
      ...formatSection(`To look at again: ${notes.length}`, formatIssues(notes)),
      ...formatSection(`Without Hindi: ${missing.length}`, formatIssues(missing)),
      '',
      'The content has no issues.',
    ],
    exitCode: 0,
  };
}

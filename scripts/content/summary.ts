import { formatLongDate, toIsoDate } from '@/lib/dates';
import { SETTINGS } from '@/lib/settings.mjs';
import { STUDENT_RECORD_COLUMNS } from '@/lib/student-records';
import type { Content } from './content';
import { FILES } from './files';

function eventsLine(events: Content['events'], today: string): string {
  const [next] = events
    .map(({ title, start_date }) => ({ title, start: toIsoDate(start_date) }))
    .filter(({ start }) => start >= today)
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const ahead = next ? `next: ${next.title}, ${formatLongDate(next.start)}` : 'none ahead';
  return `Events: ${events.length}; ${ahead}`;
}

function newsLine(news: Content['news']): string {
  const [newest] = news;
  if (!newest) return 'News: 0';
  return `News: ${news.length}; newest: ${newest.title}, ${formatLongDate(newest.published_at)}`;
}

/** How many of the records leave which columns blank. */
function blankCells(records: Content['studentRecords']): string[] {
  return STUDENT_RECORD_COLUMNS.flatMap(({ field, title }) => {
    const count = records.filter((record) => record[field] === '').length;
    return count > 0 ? [`${title} blank in ${count}`] : [];
  });
}

/** The settings that a shell still has from an earlier command, which the next build will use. */
export function summarizeSettings(environment: Record<string, string | undefined>): string[] {
  const set = SETTINGS.flatMap((name) =>
    environment[name] ? [`${name}=${environment[name]}`] : [],
  );
  return set.length > 0 ? [`Set in this window, for each build from it: ${set.join(' ')}`] : [];
}

/**
 * What there is, a line for each kind of content.
 *
 * @param content content without faults
 * @param today YYYY-MM-DD, the day from which events are ahead
 */
export function summarize(content: Content, today: string): string[] {
  const { districts, districtSecretaries, studentRecords } = content;
  const served = new Set(districtSecretaries.map(({ district }) => district));
  const source = content.recordsFile ? `from ${FILES.records}` : 'made up';
  const members = content.coreMembers.length + content.fixedMembers.length;
  return [
    eventsLine(content.events, today),
    newsLine(content.news),
    `Announcements: ${content.announcements.length}; objectives: ${content.objectives.length}`,
    `Gallery: ${content.galleryImages.length} pictures`,
    `Core members: ${members}`,
    `Secretaries: ${districtSecretaries.length}; districts without one: ${districts.length - served.size} of ${districts.length}`,
    `Student records: ${[studentRecords.length, source, ...blankCells(studentRecords)].join('; ')}`,
  ];
}

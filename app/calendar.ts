import path from 'node:path';
import { absoluteUrl } from '@/lib/urls/absolute-url';
import { getBuildDay } from '@/lib/i18n/build-day';
import { writeCalendar } from '@/lib/feeds/calendar';
import { contentIn } from '@/lib/content/content';
import { pathIn } from '@/lib/i18n/language';
import { fill } from '@/lib/i18n/interpolate';
import { eventCalendarPath } from '@/lib/urls/published-files';
import type { Event } from '@/lib/content/schemas/event';
import type { Texts } from '@/lib/i18n/messages/en';

function calendarOf(events: readonly Event[], { language, calendar, home }: Texts): Response {
  const { brand } = contentIn(language).site;
  const text = writeCalendar(events, {
    brand,
    name: fill(calendar.name, { brand }),
    language,
    deadlineLabel: home.event.deadline,
    pageUrl: absoluteUrl(pathIn('/', language)),
    buildDay: getBuildDay(),
  });
  return new Response(text, { headers: { 'Content-Type': 'text/calendar' } });
}

/** Every event, for calendars that subscribe to it. */
export const calendarResponse = (texts: Texts): Response =>
  calendarOf(contentIn(texts.language).events, texts);

const fileOf = (id: string) => path.basename(eventCalendarPath(id));

/** The names of the files of single events; while there is no event, one that is empty, for Next.js wants at least one. */
export function eventFiles(): { file: string }[] {
  const ids = contentIn('en').events.map(({ id }) => id);
  return (ids.length > 0 ? ids : ['none']).map((id) => ({ file: fileOf(id) }));
}

/** What Next.js hands the file of an event. */
export interface EventFileContext {
  params: Promise<{ file: string }>;
}

/** One event, to be put into a calendar. */
export async function eventResponse({ params }: EventFileContext, texts: Texts): Promise<Response> {
  const { file } = await params;
  const { events } = contentIn(texts.language);
  return calendarOf(
    events.filter(({ id }) => fileOf(id) === file),
    texts,
  );
}

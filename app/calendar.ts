import path from 'node:path';
import { getAbsoluteUrl } from '@/lib/urls/absolute-url';
import { getBuildDay } from '@/lib/i18n/build-day';
import { writeCalendar } from '@/lib/feeds/calendar';
import { getContent } from '@/lib/content/content';
import { localizePath } from '@/lib/i18n/language';
import { interpolate } from '@/lib/i18n/interpolate';
import { describeFile } from '@/lib/ui/file-description';
import { CALENDAR_PATH, getEventCalendarPath } from '@/lib/urls/published-files';
import type { Event } from '@/lib/model/home';
import type { Messages } from '@/lib/i18n/messages/en';

function createCalendar(events: readonly Event[], { language, calendar, home }: Messages): string {
  const { brand } = getContent(language).site;
  return writeCalendar(events, {
    brand,
    name: interpolate(calendar.name, { brand }),
    language,
    deadlineLabel: home.event.deadline,
    pageUrl: getAbsoluteUrl(localizePath('/', language)),
    buildDay: getBuildDay(),
  });
}

const createCalendarResponse = (events: readonly Event[], messages: Messages): Response =>
  new Response(createCalendar(events, messages), { headers: { 'Content-Type': 'text/calendar' } });

/** The type and the size of the calendar file of some events, as links to it name them. */
export const describeCalendar = (events: readonly Event[], messages: Messages): string =>
  describeFile(CALENDAR_PATH, Buffer.byteLength(createCalendar(events, messages)));

/** All events, for calendars that subscribe to them. */
export const serveCalendar = (messages: Messages): Response =>
  createCalendarResponse(getContent(messages.language).events, messages);

const getFileName = (id: string) => path.basename(getEventCalendarPath(id));

/**
 * The file names of single events. Next.js needs at least one path, so without events there is one with an empty name.
 */
export function listEventFiles(): { file: string }[] {
  const ids = getContent('en').events.map(({ id }) => id);
  return (ids.length > 0 ? ids : ['none']).map((id) => ({ file: getFileName(id) }));
}

/** The context that Next.js passes to the route of an event's file. */
export interface EventFileContext {
  params: Promise<{ file: string }>;
}

/** One event, to add to a calendar. */
export async function serveEventCalendar(
  { params }: EventFileContext,
  messages: Messages,
): Promise<Response> {
  const { file } = await params;
  const { events } = getContent(messages.language);
  return createCalendarResponse(
    events.filter(({ id }) => getFileName(id) === file),
    messages,
  );
}

import path from 'node:path';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { getBuildDay } from '@/lib/dates/build-day';
import { formatCalendar } from '@/lib/feeds/calendar';
import { getContent } from '@/lib/content/content';
import { localizePath } from '@/lib/i18n/language';
import { interpolate } from '@/lib/i18n/interpolate';
import { describeFile } from '@/lib/ui/file-description';
import { CALENDAR_PATH, getEventCalendarPath } from '@/lib/urls/published-files';
import type { Event } from '@/lib/model/news-and-events';
import type { Messages } from '@/lib/i18n/messages/en';

function createCalendar(events: readonly Event[], { language, calendar, home }: Messages): string {
  const { brand } = getContent(language).site;
  return formatCalendar(events, {
    brand,
    name: interpolate(calendar.name, { brand }),
    language,
    deadlineLabel: home.event.deadline,
    pageUrl: getAbsoluteUrl(localizePath('/', language)),
    buildDay: getBuildDay(),
  });
}

/** The type and the size of the calendar file that holds these events, as text for the link to it. */
export const describeCalendarFile = (events: readonly Event[], messages: Messages): string =>
  describeFile(CALENDAR_PATH, Buffer.byteLength(createCalendar(events, messages)));

/** Responds with a calendar file: that of all events, to which calendar programs subscribe, or that of some. */
export const serveCalendar = (
  messages: Messages,
  events: readonly Event[] = getContent(messages.language).events,
): Response =>
  new Response(createCalendar(events, messages), { headers: { 'Content-Type': 'text/calendar' } });

const getEventFileName = (id: string) => path.basename(getEventCalendarPath(id));

/** The file names of the event routes. Next.js needs at least one, so a site without events has an empty none.ics. */
export function listEventFiles(): { file: string }[] {
  const ids = getContent('en').events.map(({ id }) => id);
  return (ids.length > 0 ? ids : ['none']).map((id) => ({ file: getEventFileName(id) }));
}

/** Creates the handler of a route that responds with the calendar file of one event. */
export const createEventHandler =
  (messages: Messages) =>
  async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
    const { file } = await params;
    const { events } = getContent(messages.language);
    return serveCalendar(
      messages,
      events.filter(({ id }) => getEventFileName(id) === file),
    );
  };

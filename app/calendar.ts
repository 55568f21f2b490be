import path from 'node:path';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { getContent } from '@/lib/content/content';
import { getBuildDay } from '@/lib/dates/build-day';
import { DAY_MS, HOUR_MS, INDIAN_TIME_ZONE, getStartOfDay, toIsoDate } from '@/lib/dates/dates';
import { interpolate } from '@/lib/i18n/interpolate';
import { localizePath } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import type { Event } from '@/lib/model/news-and-events';
import { describeFile } from '@/lib/ui/file-description';
import { getEventAnchor, CALENDAR_PATH, getEventCalendarPath } from '@/lib/urls/addresses';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';

/** The line of a calendar file with the version of the format. */
const VERSION_LINE = 'VERSION:2.0\r\n';

/** The hour, on the day of a registration deadline, at which calendar programs show a reminder. */
const REMINDER_HOUR = 9;

/**
 * The time of a revision of an event, by which programs tell the later of two (RFC 5545, 3.8.7.2 and 3.8.7.3). It is on
 * the day before the build, so it grows with each day of publication and is never in the future. Its seconds are the sum
 * of the event's dates, in days, so it also grows if the event is postponed and published again on the same day.
 */
function getRevisionTime(event: Event, buildDay: string): Date {
  const dates = [event.start_date, event.end_date, event.registration_deadline];
  const days = dates.reduce((sum, date) => sum + Date.parse(toIsoDate(date)) / DAY_MS, 0);
  return new Date(getStartOfDay(buildDay) - DAY_MS + ((days * 1000) % DAY_MS));
}

/** Writes events as an iCalendar file (RFC 5545), as whole days, with reminders of deadlines that lie ahead. */
export function formatCalendar(
  events: readonly Event[],
  { language, calendar: { name }, home }: Messages,
): string {
  const { brand } = getContent(language).site;
  const pageUrl = getAbsoluteUrl(localizePath('/', language));
  const buildDay = getBuildDay();
  const calendar = ical({
    name: interpolate(name, { brand }),
    ttl: DAY_MS / 1000,
    prodId: { company: brand, product: 'events', language: language.toUpperCase() },
  });
  for (const event of events) {
    const address = `${pageUrl}#${getEventAnchor(event.id)}`;
    const deadline = `${home.event.deadline} ${event.registration_deadline}`;
    const lastDay = toIsoDate(event.registration_deadline);
    const entry = calendar.createEvent({
      // The id is the same in each language: a calendar with the English and the Hindi file shows the event once.
      id: `${event.id}@${new URL(pageUrl).hostname}`,
      stamp: getRevisionTime(event, buildDay),
      summary: event.title,
      // The description includes the address: the library would write it after the alarm, which the format forbids.
      description: [event.description, ...event.highlights, deadline, address].join('\n'),
      location: event.venue,
      allDay: true,
      // The event must not mark the owner of the calendar as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      start: new Date(toIsoDate(event.start_date)),
      // In this format, the end is the day after the last day.
      end: new Date(Date.parse(toIsoDate(event.end_date)) + DAY_MS),
    });
    // On its own day the hour may be over.
    if (lastDay <= buildDay) continue;
    entry.createAlarm({
      type: ICalAlarmType.display,
      trigger: new Date(getStartOfDay(lastDay) + REMINDER_HOUR * HOUR_MS),
      description: `${event.title}: ${deadline}`,
    });
  }
  // The library's option `timezone` is not used: with it, all times are written in the time zone of the machine.
  const timeZone = `${VERSION_LINE}X-WR-TIMEZONE:${INDIAN_TIME_ZONE}\r\n`;
  const text = calendar
    .toString()
    .replace(VERSION_LINE, timeZone)
    // The library would write this after the alarm, which the format forbids.
    .replace(/^DTSTAMP(:.*\r\n)/gm, '$&LAST-MODIFIED$1');
  // The format needs a line break after the last line too, which the library omits.
  return `${text}\r\n`;
}

/** The type and the size of the calendar file that holds these events, as text for the link to it. */
export const describeCalendarFile = (events: readonly Event[], messages: Messages): string =>
  describeFile(CALENDAR_PATH, Buffer.byteLength(formatCalendar(events, messages)));

/** Responds with a calendar file: that of all events, to which calendar programs subscribe, or that of some. */
export const serveCalendar = (
  messages: Messages,
  events: readonly Event[] = getContent(messages.language).events,
): Response =>
  new Response(formatCalendar(events, messages), { headers: { 'Content-Type': 'text/calendar' } });

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

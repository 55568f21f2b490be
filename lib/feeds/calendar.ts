import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { Language } from '@/lib/i18n/language';
import type { Event } from '@/lib/content/schemas/event';
import { getEventAnchor } from '@/lib/urls/anchors';
import { hashContent } from '@/lib/urls/content-hash';
import { toIsoDate } from '@/lib/i18n/dates';
import { DAY_MS, HOUR_MS, INDIAN_TIME_ZONE, startOfDay } from '@/lib/i18n/indian-days';

/** The line that each calendar begins with. */
const VERSION = 'VERSION:2.0\r\n';

/** When a calendar reminds of a deadline, in hours after its day has begun. */
const REMINDER_HOUR = 9;

/** How often subscribers look for what is new. */
const REFRESH_SECONDS = DAY_MS / 1000;

/** More than the days by which the dates of an event are ever brought forward, all together. */
const REVISIONS_A_DAY = 2 ** 15;

/** Whose calendar it is, what it is called, and where it leads. */
export interface CalendarDescription {
  /** The council's short name. */
  brand: string;
  name: string;
  /** Of the texts. */
  language: Language;
  /** What stands before a deadline, with its colon. */
  deadlineLabel: string;
  /** The page that has the events. */
  pageUrl: string;
  /** When the site is built, YYYY-MM-DD. */
  buildDay: string;
}

/** The number of a day, counted from 1970 on. */
const countDays = (isoDate: string) => Date.parse(isoDate) / DAY_MS;

/**
 * Which revision of an event this is. A calendar that has the event keeps the higher SEQUENCE and, of equal ones, the
 * later DTSTAMP (RFC 5546, 2.1.5). Only time is sure to rise, so the day of the build counts most. Within a day an event
 * that was put off wins at once, and any change makes another stamp.
 */
function getRevision(event: Event, buildDay: string): { sequence: number; stamp: Date } {
  const { start_date, end_date, registration_deadline } = event;
  const sum = [start_date, end_date, registration_deadline]
    .map((date) => countDays(toIsoDate(date)))
    .reduce((total, day) => total + day);
  // In the day before, so that it is of the past.
  const millisecondsBefore = parseInt(hashContent(JSON.stringify(event)), 16) % DAY_MS;
  return {
    sequence: countDays(buildDay) * REVISIONS_A_DAY + sum,
    stamp: new Date(startOfDay(buildDay) - millisecondsBefore),
  };
}

/**
 * Events as an iCalendar file (RFC 5545): each takes whole days, and reminds of its registration deadline at 9 a.m. in
 * India.
 *
 * @returns the text of the file, the same for the same events on the same day
 */
export function writeCalendar(
  events: readonly Event[],
  { brand, name, language, deadlineLabel, pageUrl, buildDay }: CalendarDescription,
): string {
  const calendar = ical({
    name,
    ttl: REFRESH_SECONDS,
    prodId: { company: brand, product: 'events', language: language.toUpperCase() },
  });
  for (const event of events) {
    const address = `${pageUrl}#${getEventAnchor(event.id)}`;
    const deadline = `${deadlineLabel} ${event.registration_deadline}`;
    const entry = calendar.createEvent({
      // The same in each language, so that a calendar has the event once.
      id: `${event.id}@${new URL(pageUrl).hostname}`,
      ...getRevision(event, buildDay),
      summary: event.title,
      // Its address stands among the words: the library puts an entry's own behind its alarm, where none may be.
      description: [event.description, ...event.highlights, deadline, address].join('\n'),
      location: event.venue,
      allDay: true,
      // Nobody is busy for being told of an event.
      transparency: ICalEventTransparency.TRANSPARENT,
      start: new Date(toIsoDate(event.start_date)),
      // The day after the last one, as the format has it.
      end: new Date(Date.parse(toIsoDate(event.end_date)) + DAY_MS),
    });
    entry.createAlarm({
      type: ICalAlarmType.display,
      trigger: new Date(
        startOfDay(toIsoDate(event.registration_deadline)) + REMINDER_HOUR * HOUR_MS,
      ),
      description: `${event.title}: ${deadline}`,
    });
  }
  // Told by hand: with its own setting the library writes moments as the clock of the machine has them.
  const timeZone = `${VERSION}X-WR-TIMEZONE:${INDIAN_TIME_ZONE}\r\n`;
  // Every line ends, the last one too, which the library leaves open.
  return `${calendar.toString().replace(VERSION, timeZone)}\r\n`;
}

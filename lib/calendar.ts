import ical, { ICalAlarmType } from 'ical-generator';
import type { Language } from '@/lib/language';
import type { Event } from '@/lib/schemas/event';
import { eventAnchor } from '@/lib/anchors';
import { toIsoDate } from '@/lib/dates';
import { DAY_MS, HOUR_MS, INDIAN_TIME_ZONE, startOfDay } from '@/lib/indian-days';

/** What an entry was written at: the content does not know, and two builds of it must be the same to the byte. */
const STAMP = new Date('2025-01-01T00:00:00Z');

/** The line that each calendar begins with. */
const VERSION = 'VERSION:2.0\r\n';

/** When a calendar reminds of a deadline, in hours after its day has begun. */
const REMINDER_HOUR = 9;

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
}

/**
 * Events as an iCalendar file (RFC 5545): each takes whole days, and reminds of its registration deadline at 9 a.m. in
 * India.
 *
 * @returns the text of the file, the same for the same events
 */
export function writeCalendar(
  events: readonly Event[],
  { brand, name, language, deadlineLabel, pageUrl }: CalendarDescription,
): string {
  const calendar = ical({
    name,
    prodId: { company: brand, product: 'events', language: language.toUpperCase() },
  });
  for (const event of events) {
    const address = `${pageUrl}#${eventAnchor(event.id)}`;
    const deadline = `${deadlineLabel} ${event.registration_deadline}`;
    const entry = calendar.createEvent({
      // The same in each language, so that a calendar has the event once.
      id: `${event.id}@${new URL(pageUrl).hostname}`,
      stamp: STAMP,
      summary: event.title,
      // Its address stands among the words: the library puts an entry's own behind its alarm, where none may be.
      description: [event.description, ...event.highlights, deadline, address].join('\n'),
      location: event.venue,
      allDay: true,
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

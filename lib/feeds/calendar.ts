import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { Language } from '@/lib/i18n/language';
import type { Event } from '@/lib/model/home';
import { getEventAnchor } from '@/lib/urls/anchors';
import { hashContent } from '@/lib/urls/content-hash';
import { toIsoDate } from '@/lib/i18n/dates';
import { DAY_MS, HOUR_MS, INDIAN_TIME_ZONE, startOfDay } from '@/lib/i18n/indian-days';

/** The first line of a calendar. */
const VERSION = 'VERSION:2.0\r\n';

/** The hour of a deadline's day at which a calendar reminds of it. */
const REMINDER_HOUR = 9;

const REFRESH_SECONDS = DAY_MS / 1000;

/** More than the total number of days by which an event can ever be brought forward. */
const REVISIONS_A_DAY = 2 ** 15;

/** The calendar's owner, name and address. */
export interface CalendarDescription {
  brand: string;
  name: string;
  language: Language;
  /** The label of a deadline, with its colon. */
  deadlineLabel: string;
  pageUrl: string;
  buildDay: string;
}

const countDays = (isoDate: string) => Date.parse(isoDate) / DAY_MS;

/**
 * The revision of an event. A calendar keeps the entry with the higher SEQUENCE and, of equal ones, the later DTSTAMP
 * (RFC 5546, 2.1.5). Only time surely increases, so the day of the build counts most. Within a day, a postponed event
 * wins at once, and any change gives another stamp.
 */
function getRevision(event: Event, buildDay: string): { sequence: number; stamp: Date } {
  const { start_date, end_date, registration_deadline } = event;
  const sum = [start_date, end_date, registration_deadline]
    .map((date) => countDays(toIsoDate(date)))
    .reduce((total, day) => total + day);
  // On the day before, so that it is never in the future.
  const millisecondsBefore = parseInt(hashContent(JSON.stringify(event)), 16) % DAY_MS;
  return {
    sequence: countDays(buildDay) * REVISIONS_A_DAY + sum,
    stamp: new Date(startOfDay(buildDay) - millisecondsBefore),
  };
}

/**
 * Events as an iCalendar file (RFC 5545). Each takes whole days and has a reminder of its registration deadline at 9
 * a.m. in India.
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
      // The same id in each language, so that a calendar has the event once.
      id: `${event.id}@${new URL(pageUrl).hostname}`,
      ...getRevision(event, buildDay),
      summary: event.title,
      // The address is part of the description: the library would write it after the alarm, where the format forbids
      // it.
      description: [event.description, ...event.highlights, deadline, address].join('\n'),
      location: event.venue,
      allDay: true,
      // An event in the calendar must not mark its owner as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      start: new Date(toIsoDate(event.start_date)),
      // The format wants the day after the last one.
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
  // Written by hand: with its own setting the library writes times in the machine's time zone.
  const timeZone = `${VERSION}X-WR-TIMEZONE:${INDIAN_TIME_ZONE}\r\n`;
  // The last line needs a line break too, which the library omits.
  return `${calendar.toString().replace(VERSION, timeZone)}\r\n`;
}

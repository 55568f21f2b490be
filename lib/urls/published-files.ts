/** The files that calendars and news readers fetch; paths within the site. */

/** All events, to subscribe to. */
export const CALENDAR_PATH = '/events.ics';

/** The news, for news readers. */
export const FEED_PATH = '/news.xml';

/**
 * The calendar file of one event.
 *
 * @example getEventCalendarPath('state-trials-2026') // '/events/state-trials-2026.ics'
 */
export const getEventCalendarPath = (id: string) => `/events/${id}.ics`;

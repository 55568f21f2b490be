/** The paths of the files that calendar programs and news readers fetch. */

/** The calendar file of all events. */
export const CALENDAR_PATH = '/events.ics';

/** The Atom feed of the news. */
export const FEED_PATH = '/news.xml';

/** The path of the calendar file of one event, such as `/events/state-trials-2026.ics`. */
export const getEventCalendarPath = (id: string) => `/events/${id}.ics`;

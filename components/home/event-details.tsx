import clsx from 'clsx';
import type { Event } from '@/lib/model/news-and-events';
import type { Messages } from '@/lib/i18n/messages/en';
import { List } from '@/components/ui/list';
import { PageLink } from '@/components/ui/page-link';
import { Text } from '@/components/ui/text';
import { getEventAnchor, getEventCalendarPath } from '@/lib/urls/addresses';
import { toIsoDate } from '@/lib/dates/dates';
import { EventOver } from './event-over';

/** A date, shown as DD/MM/YYYY, with its ISO date for programs. */
function EventDate({ date }: { date: string }) {
  return <time dateTime={toIsoDate(date)}>{date}</time>;
}

interface EventDetailsProps {
  event: Event;
  /** The type and size of the event's calendar file, as text. */
  calendarFileDescription: string;
  /** The day of the build in India, YYYY-MM-DD. */
  buildDay: string;
  messages: Messages;
}

/** An event (spec §2). If it is over at the build, the page says so. Otherwise a script shows the notice later. */
export function EventDetails(props: EventDetailsProps) {
  const { event, calendarFileDescription, buildDay, messages } = props;
  const { language } = messages;
  const eventMessages = messages.home.event;
  const lastDay = toIsoDate(event.end_date);
  const isEventOver = lastDay < buildDay;
  return (
    <article
      id={getEventAnchor(event.id)}
      className={clsx('relative', isEventOver && 'text-soft [--lane:var(--control)]')}
    >
      <h3 className="text-2xl">
        <Text language={language}>{event.title}</Text>
      </h3>
      {isEventOver ? (
        <p className="mt-2 font-bold">{eventMessages.over}</p>
      ) : (
        <EventOver lastDay={lastDay} message={eventMessages.over} />
      )}
      <p className="mt-2 text-soft">
        <Text language={language}>{event.description}</Text>
      </p>
      <div className="mt-4 border-l-4 border-lane pl-4">
        <p>
          <strong>{eventMessages.venue}</strong> <Text language={language}>{event.venue}</Text>
        </p>
        <p>
          <strong>{eventMessages.date}</strong> <EventDate date={event.start_date} />
          {eventMessages.to}
          <EventDate date={event.end_date} />
          {eventMessages.afterDates}
        </p>
        <p>
          <strong>{eventMessages.deadline}</strong> <EventDate date={event.registration_deadline} />
        </p>
      </div>
      <List className="mt-4 list-disc pl-5">
        {event.highlights.map((highlight) => (
          <li key={highlight}>
            <Text language={language}>{highlight}</Text>
          </li>
        ))}
      </List>
      <p className="mt-4 print:hidden">
        <PageLink href={getEventCalendarPath(event.id)} language={language} className="prose-link">
          {`${messages.calendar.add} (${calendarFileDescription})`}
        </PageLink>
      </p>
    </article>
  );
}

import clsx from 'clsx';
import type { Event } from '@/lib/model/home';
import type { Messages } from '@/lib/i18n/messages/en';
import { List } from '@/components/ui/list';
import { PageLink } from '@/components/ui/page-link';
import { Text } from '@/components/ui/text';
import { getEventAnchor } from '@/lib/urls/anchors';
import { toIsoDate } from '@/lib/i18n/dates';
import { localizePath } from '@/lib/i18n/language';
import { getEventCalendarPath } from '@/lib/urls/published-files';
import { EventOver } from './event-over';

/** A date in the form of the data, DD/MM/YYYY, with a machine-readable value. */
function EventDate({ date }: { date: string }) {
  return <time dateTime={toIsoDate(date)}>{date}</time>;
}

interface EventDetailsProps {
  event: Event;
  /** The type and the size of its calendar file. */
  calendarNote: string;
  /** YYYY-MM-DD, in India */
  buildDay: string;
  /** The last day of all events, if this is the first one: after it, none lies ahead. */
  lastOfAll?: string;
  messages: Messages;
}

/** An upcoming event (spec §2), or one that is over, as the page says from its build on or its script once it is. */
export function EventDetails(props: EventDetailsProps) {
  const { event, calendarNote, buildDay, lastOfAll, messages } = props;
  const { language } = messages;
  const words = messages.home.event;
  const lastDay = toIsoDate(event.end_date);
  const isOver = lastDay < buildDay;
  const notices = [
    { lastDay, text: words.over },
    ...(lastOfAll ? [{ lastDay: lastOfAll, text: messages.home.panel.noneAhead }] : []),
  ];
  return (
    <article
      id={getEventAnchor(event.id)}
      className={clsx('relative', isOver && 'text-soft [--lane:var(--control)]')}
    >
      <h3 className="text-2xl">
        <Text language={language}>{event.title}</Text>
      </h3>
      {isOver ? <p className="mt-2 font-bold">{words.over}</p> : <EventOver notices={notices} />}
      <p className="mt-2 text-soft">
        <Text language={language}>{event.description}</Text>
      </p>
      <div className="mt-4 border-l-4 border-lane pl-4">
        <p>
          <strong>{words.venue}</strong> <Text language={language}>{event.venue}</Text>
        </p>
        <p>
          <strong>{words.date}</strong> <EventDate date={event.start_date} />
          {words.to}
          <EventDate date={event.end_date} />
          {words.afterDates}
        </p>
        <p>
          <strong>{words.deadline}</strong> <EventDate date={event.registration_deadline} />
        </p>
      </div>
      <List className="mt-4 list-disc pl-5 marker:text-lane">
        {event.highlights.map((highlight) => (
          <li key={highlight}>
            <Text language={language}>{highlight}</Text>
          </li>
        ))}
      </List>
      <p className="mt-4 print:hidden">
        <PageLink
          href={localizePath(getEventCalendarPath(event.id), language)}
          className="prose-link"
        >
          <Text language={language}>{`${messages.calendar.add} (${calendarNote})`}</Text>
        </PageLink>
      </p>
    </article>
  );
}

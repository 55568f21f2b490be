import type { Event } from '@/lib/schemas/event';
import { toIsoDate } from '@/lib/dates';

/** A date as the data writes it, DD/MM/YYYY, readable by machines too. */
function EventDate({ date }: { date: string }) {
  return <time dateTime={toIsoDate(date)}>{date}</time>;
}

/** An upcoming event (spec §2). */
export function EventDetails({ event }: { event: Event }) {
  return (
    <article>
      <h3 className="text-2xl">{event.title}</h3>
      <p className="mt-2 text-soft">{event.description}</p>
      <div className="mt-4 border-l-4 border-lane pl-4">
        <p>
          <strong>Venue:</strong> {event.venue}
        </p>
        <p>
          <strong>Date:</strong> <EventDate date={event.start_date} /> to{' '}
          <EventDate date={event.end_date} />
        </p>
        <p>
          <strong>Registration Deadline:</strong> <EventDate date={event.registration_deadline} />
        </p>
      </div>
      <ul className="mt-4 list-disc pl-5 marker:text-lane">
        {event.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </article>
  );
}

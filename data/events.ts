/**
 * The events of the home page's "Upcoming Events" tab, in the order shown.
 *
 * Dates are DD/MM/YYYY. To add an event, copy an entry and give it an id of its own.
 */
import type { Event } from './schemas/event';
import { site } from './site';

export const events: Event[] = [
  {
    id: 'national-games-24',
    title: `24th ${site.brand} national games`,
    description:
      'Six days of competition in ten games, for students of every affiliated school and college. State teams are chosen from the district winners.',
    event_type: 'upcoming',
    start_date: '24/04/2025',
    end_date: '29/04/2025',
    registration_deadline: '30/03/2025',
    venue: 'State Sports Complex, Lucknow',
    highlights: [
      'Selection for international games from the medal winners',
      'Certificates for every participant',
      'Board and lodging for district teams',
      'Open trials for talent-hunt finalists',
    ],
  },
];

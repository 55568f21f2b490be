/**
 * The events of the home page's "Upcoming Events" tab, in the order shown.
 *
 * Dates are DD/MM/YYYY; the id is any short name that no other event has. An event looks like this:
 *
 *   {
 *     id: 'state-trials-2026',
 *     title: 'State trials',
 *     description: 'Two days in which the state team is chosen.',
 *     event_type: 'upcoming',
 *     start_date: '05/12/2026',
 *     end_date: '06/12/2026',
 *     registration_deadline: '20/11/2026',
 *     venue: 'State Sports Complex, Lucknow',
 *     highlights: ['Open to all districts', 'Travel paid'],
 *   },
 */
import type { Event } from '@/lib/schemas/event';
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

/**
 * The events of the home page's "Upcoming Events" tab, in the order shown.
 *
 * Dates are DD/MM/YYYY; the id, of small letters, digits and hyphens, is one that no other event has, for it is
 * the name of the event's calendar file. An event looks like this:
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
import { localized, type Source } from '@/lib/localized';
import type { Event } from '@/lib/schemas/event';
import { site } from './site';

const entries: Source<Event[]> = [
  {
    id: 'national-games-24',
    title: {
      en: `24th ${site.brand} national games`,
      hi: `24वें ${site.brand} राष्ट्रीय खेल`,
    },
    description: {
      en: 'Six days of competition in ten games, for students of every affiliated school and college. State teams are chosen from the district winners.',
      hi: 'छह दिन, दस खेलों के मुकाबले, और परिषद से जुड़े हर स्कूल और कॉलेज के विद्यार्थी। राज्य की टीमें जिलों के विजेताओं में से चुनी जाती हैं।',
    },
    event_type: 'upcoming',
    start_date: '24/04/2025',
    end_date: '29/04/2025',
    registration_deadline: '30/03/2025',
    venue: { en: 'State Sports Complex, Lucknow', hi: 'राज्य खेल परिसर, लखनऊ' },
    highlights: [
      {
        en: 'Selection for international games from the medal winners',
        hi: 'पदक विजेताओं में से अंतरराष्ट्रीय खेलों के लिए चयन',
      },
      { en: 'Certificates for every participant', hi: 'भाग लेने वाले हर खिलाड़ी को प्रमाण-पत्र' },
      {
        en: 'Board and lodging for district teams',
        hi: 'जिलों की टीमों के रहने और खाने का प्रबंध',
      },
      {
        en: 'Open trials for talent-hunt finalists',
        hi: 'प्रतिभा खोज में आगे आए बच्चों के लिए खुला चयन',
      },
    ],
  },
];

export const events = localized<Event[]>(entries);

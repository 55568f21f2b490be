/**
 * The home page's marquee (spec §1), one text after the other; the page sets a • between them. A text looks like this:
 *
 *   'TRIALS FOR THE STATE TEAM ON 5 JANUARY',
 */
import { localized, type Source } from '@/lib/localized';
import { site } from './site';

const texts: Source<string[]> = [
  { en: 'NATIONAL GAMES COMING SOON', hi: 'राष्ट्रीय खेल जल्द होने वाले हैं' },
  {
    en: 'REGISTER NOW FOR UPCOMING TOURNAMENTS',
    hi: 'आने वाली प्रतियोगिताओं के लिए अभी पंजीकरण कराएँ',
  },
  {
    en: 'SPORTS TALENT HUNT PROGRAM OPEN FOR REGISTRATIONS',
    hi: 'खेल प्रतिभा खोज के लिए पंजीकरण शुरू',
  },
  {
    en: `EVENT PICTURES OF ${site.brand} STATE GAMES`,
    hi: `${site.brand} राज्य खेलों की तस्वीरें`,
  },
  {
    en: `24TH ${site.brand} NATIONAL GAMES COMING SOON`,
    hi: `24वें ${site.brand} राष्ट्रीय खेल जल्द होने वाले हैं`,
  },
];

export const announcements = localized<string[]>(texts);

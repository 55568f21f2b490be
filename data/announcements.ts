/**
 * The home page's marquee (spec §1), one text after the other; the page sets a • between them. A text looks like this:
 *
 *   'TRIALS FOR THE STATE TEAM ON 5 JANUARY',
 */
import { site } from './site';

export const announcements: string[] = [
  'NATIONAL GAMES COMING SOON',
  'REGISTER NOW FOR UPCOMING TOURNAMENTS',
  'SPORTS TALENT HUNT PROGRAM OPEN FOR REGISTRATIONS',
  `EVENT PICTURES OF ${site.brand} STATE GAMES`,
  `24TH ${site.brand} NATIONAL GAMES COMING SOON`,
];

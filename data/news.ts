/**
 * News, the newest first. Shown in the home page's "Latest News" tab and below the gallery.
 *
 * published_at is YYYY-MM-DD; image_url, a .jpg in the folder news or gallery of public/assets, may be left out. A news item looks like this:
 *
 *   {
 *     id: 'state-team-chosen',
 *     title: 'State team chosen',
 *     content: 'Forty athletes from thirty districts will travel to the national games.',
 *     image_url: 'news/state-team.jpg',
 *     published_at: '2026-12-08',
 *   },
 */
import type { NewsItem } from '@/lib/schemas/news-item';
import { site } from './site';

export const news: NewsItem[] = [
  {
    id: 'national-games-registration',
    title: 'Registration opens for the national games',
    content: `Schools and colleges can now enter their teams for the 24th ${site.brand} national games. District secretaries hold the forms and help with eligibility papers.`,
    image_url: 'gallery/image1.jpg',
    published_at: '2025-02-10',
  },
  {
    id: 'talent-hunt-villages',
    title: 'Talent hunt reaches 400 village schools',
    content:
      'Coaches timed sprints and throws on village grounds through the winter. The best eighty children are invited to a residential camp, travel paid.',
    image_url: 'gallery/image11.jpg',
    published_at: '2025-01-22',
  },
  {
    id: 'swimming-camp-results',
    title: 'Junior swimmers lower eleven state marks',
    content:
      'The winter meet closed with eleven new state age-group marks. Full results have gone to the district offices.',
    published_at: '2024-12-18',
  },
  {
    id: 'scholarship-round',
    title: 'Scholarship round names this year’s students',
    content:
      'The scholarship committee has chosen students from every division, weighing sport and schoolwork alike. Letters are on their way to parents.',
    image_url: 'gallery/image24.jpg',
    published_at: '2024-11-30',
  },
  {
    id: 'coaches-first-aid',
    title: 'Two hundred coaches trained in first aid',
    content:
      'A weekend course covered heat, sprains and safe recovery. Every training centre now has at least one coach with a first-aid card.',
    published_at: '2024-10-14',
  },
];

/**
 * The six cards of the home page's OBJECTIVES section, in order (spec §2).
 *
 * If you change an icon, run `npm run fonts`: the icon font holds only the emoji used here. A card looks like this:
 *
 *   { icon: '🏆', title: 'Fair Selection', description: 'Teams are chosen by results alone, in public.' },
 */
import type { Objective } from '@/lib/schemas/objective';

export const objectives: Objective[] = [
  {
    icon: '🎓',
    title: 'Promoting Sports with Education',
    description:
      'Training that fits around the timetable, so that no child has to choose between the ground and the classroom.',
  },
  {
    icon: '🏃',
    title: 'Promoting Sports and Physical Education',
    description:
      'Regular play in every school, taught by people who know how growing bodies work, from the first year on.',
  },
  {
    icon: '🤝',
    title: 'Affiliations and Collaborations',
    description:
      'Work with state, national and international bodies, so that a district medal opens the door to the next level.',
  },
  {
    icon: '🙋',
    title: 'Inclusive Participation',
    description:
      'Girls and boys, villages and cities, children with disabilities: the same lanes, the same rules, the same welcome.',
  },
  {
    icon: '❤',
    title: 'Health and Wellness',
    description:
      'Fitness, nutrition and rest as habits for life, with screening and first aid at each event and centre.',
  },
  {
    icon: '🌾',
    title: 'Community Engagement and Social Impact',
    description:
      'Grounds that villages run themselves, volunteers from every street, and champions who come back to coach.',
  },
];

/**
 * The About page, and the summary that the home page shows of it.
 *
 * The figures and the achievements are those of spec §9. A section and a figure look like this:
 *
 *   { title: 'Our Coaches', paragraphs: ['Each district has one.', 'All of them know first aid.'] },
 *   { value: '300+', label: 'Coaches' },
 */
import type { About } from '@/lib/schemas/about';
import { site } from './site';

export const about: About = {
  summary: `The ${site.name} works where sport begins: on village grounds, in school yards and at district tracks. Since ${site.establishedYear} it has brought schools, coaches and families together, so that a child with talent is seen, trained and kept in class.`,
  sections: [
    {
      title: 'Our Story',
      paragraphs: [
        `A few teachers and former athletes founded the council in ${site.establishedYear}. They had watched too many gifted children leave sport for want of a coach, a certificate or a bus fare, and too many leave school for sport.`,
        'They began with weekend meets between neighbouring schools. A year later, teams from across the state met for the first championship to set all games and all ages on one calendar. Today every district has a secretary whom parents and teachers can simply call.',
      ],
    },
    {
      title: 'Our Mission',
      paragraphs: [
        'To put organised sport within walking distance of every child, to join it to learning, and to record each result so that it counts for admissions, scholarships and selection.',
      ],
    },
    {
      title: 'Our Vision',
      paragraphs: [
        'A state in which the first champion of a village is never the last: where each ground has a team, each team has a teacher, and each talent has a way up.',
      ],
    },
  ],
  achievements: [
    'First state-wide integrated sports championship in 2018',
    'Training centres across 40 districts',
    'Scholarship programme benefiting over 2,000 students',
  ],
  figures: [
    { value: String(site.establishedYear), label: 'Established' },
    { value: '75+', label: 'District Secretaries' },
    { value: '150+', label: 'Tournaments Organized' },
    { value: '10,000+', label: 'Student Athletes' },
  ],
};

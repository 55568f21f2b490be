/**
 * Who this site belongs to. To take the site to another council, start here.
 *
 * Everything that would name a real person, account or line is a placeholder on a reserved name: replace the
 * address, the phone number, the e-mail address, the profiles and the developer before you publish. A profile looks
 * like this; its address starts with https://
 *
 *   { name: 'Facebook', url: 'https://www.facebook.com/your-council' },
 */
import type { Site } from '@/lib/schemas/site';

/** Stands in several texts, which follow when it is changed. */
const establishedYear = 2017; // spec §9

export const site: Site = {
  brand: 'SCSE',
  name: 'State Council for Sports and Education, Uttar Pradesh',
  state: 'Uttar Pradesh',
  headquarters: 'Lucknow',
  establishedYear,
  copyrightYear: 2025, // spec §9: a constant, not the current year
  // The sample records name nobody and may be found. For the records of real students, say true (README, Privacy).
  hideRecordsFromSearch: false,
  description: 'Sports and education at the grassroots of Uttar Pradesh, in every district.',
  mission: `Promoting sports and education at the grassroots level since ${establishedYear}.`, // spec §1
  // If you change the slogan, run `npm run fonts`: its font holds only the letters it needs.
  slogan: 'गाँव खेलेगा, तभी इंडिया खेलेगा',
  logo: 'logos/main.svg',
  affiliations: [
    { name: 'State Olympic Association', logo: 'logos/olympic.svg' },
    { name: 'National Youth Organisation', logo: 'logos/nehru.svg' },
    { name: 'National Council for Sports and Education', logo: 'logos/indian.svg' },
    { name: 'International Council for Sports and Education', logo: 'logos/international.svg' },
  ],
  contact: {
    address: 'Council House, Stadium Road, Lucknow, Uttar Pradesh 226000',
    phone: '+91 522 000 0000',
    email: 'office@scse.example',
  },
  socialProfiles: [
    { name: 'Facebook', url: 'https://www.facebook.com/scse.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/scse.example' },
    { name: 'X', url: 'https://x.com/scse_example' },
  ],
  developer: { name: 'Asha Example', url: 'https://www.linkedin.com/in/asha-example' },
};

/**
 * Who this site belongs to. To take the site to another council, start here.
 *
 * Everything that would name a real person, account or line is a placeholder on a reserved name: replace the
 * address, the phone number, the e-mail address, the profiles and the developer before you publish. A profile looks
 * like this; its address starts with https://
 *
 *   { name: 'Facebook', url: 'https://www.facebook.com/your-council' },
 */
import { localized } from '@/lib/localized';
import type { Site } from '@/lib/schemas/site';

/** Stands in several texts, which follow when it is changed. */
const establishedYear = 2017; // spec §9

export const site = localized<Site>({
  brand: 'SCSE',
  // prettier-ignore
  name: { en: 'State Council for Sports and Education, Uttar Pradesh', hi: 'राज्य खेल एवं शिक्षा परिषद, उत्तर प्रदेश' },
  state: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  headquarters: { en: 'Lucknow', hi: 'लखनऊ' },
  establishedYear,
  copyrightYear: 2025, // spec §9: a constant, not the current year
  // The sample records name nobody and may be found. For the records of real students, say true (README, Privacy).
  hideRecordsFromSearch: false,
  // prettier-ignore
  description: { en: 'Sports and education at the grassroots of Uttar Pradesh, in every district.', hi: 'उत्तर प्रदेश के हर जिले में गाँव-गाँव तक खेल और शिक्षा।' },
  mission: {
    en: `Promoting sports and education at the grassroots level since ${establishedYear}.`, // spec §1
    hi: `${establishedYear} से गाँव-मोहल्ले के स्तर पर खेल और शिक्षा को बढ़ावा।`,
  },
  // If you change the slogan, run `npm run fonts`: its font holds only the letters it needs.
  slogan: 'गाँव खेलेगा, तभी इंडिया खेलेगा',
  logo: 'logos/main.svg',
  // prettier-ignore
  affiliations: [
    { name: { en: 'State Olympic Association', hi: 'राज्य ओलंपिक संघ' }, logo: 'logos/olympic.svg' },
    { name: { en: 'National Youth Organisation', hi: 'राष्ट्रीय युवा संगठन' }, logo: 'logos/nehru.svg' },
    { name: { en: 'National Council for Sports and Education', hi: 'राष्ट्रीय खेल एवं शिक्षा परिषद' }, logo: 'logos/indian.svg' },
    { name: { en: 'International Council for Sports and Education', hi: 'अंतरराष्ट्रीय खेल एवं शिक्षा परिषद' }, logo: 'logos/international.svg' },
  ],
  contact: {
    // prettier-ignore
    address: { en: 'Council House, Stadium Road, Lucknow, Uttar Pradesh 226000', hi: 'परिषद भवन, स्टेडियम रोड, लखनऊ, उत्तर प्रदेश 226000' },
    phone: '+91 522 000 0000',
    email: 'office@scse.example',
  },
  socialProfiles: [
    { name: 'Facebook', url: 'https://www.facebook.com/scse.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/scse.example' },
    { name: 'X', url: 'https://x.com/scse_example' },
  ],
  // The licence that the pictures are under, for search engines; leave it out where yours are under none.
  pictureLicence: 'https://opensource.org/license/mit',
  developer: { name: 'Asha Example', url: 'https://www.linkedin.com/in/asha-example' },
});

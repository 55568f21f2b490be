/**
 * The district secretaries. All are sample data: addresses and numbers reach nobody.
 *
 * district must be an entry of districts.ts, letter for letter. photo_url, an upright 4:5 picture below
 * public/assets, may be left out; the card then reads "Photo Coming Soon". A secretary looks like this:
 *
 *   {
 *     id: 'secretary-agra',
 *     name: 'Asha Verma',
 *     district: 'Agra',
 *     designation: 'District Secretary',
 *     email: 'agra@scse.example',
 *     phone: '+91 562 000 0005',
 *     photo_url: 'secretaries/agra.jpg',
 *   },
 */
import { localized, type Source } from '@/lib/localized';
import type { DistrictSecretary } from '@/lib/schemas/district-secretary';

const secretaries: Source<DistrictSecretary[]> = [
  {
    id: 'secretary-lucknow',
    name: 'Kavita Srivastava',
    district: 'Lucknow',
    designation: { en: 'District Secretary', hi: 'जिला सचिव' },
    email: 'lucknow@scse.example',
    phone: '+91 522 000 0001',
    photo_url: 'secretaries/secretary2.jpg',
  },
  {
    id: 'secretary-varanasi',
    name: 'Ramesh Chandra Pandey',
    district: 'Varanasi',
    designation: { en: 'District Secretary', hi: 'जिला सचिव' },
    email: 'varanasi@scse.example',
    phone: '+91 542 000 0002',
    photo_url: 'secretaries/secretary1.jpg',
  },
  {
    id: 'secretary-bareilly',
    name: 'Farid Khan',
    district: 'Bareilly',
    designation: { en: 'District Secretary', hi: 'जिला सचिव' },
    email: 'bareilly@scse.example',
    phone: '+91 581 000 0003',
    photo_url: 'secretaries/secretary3.jpg',
  },
  {
    id: 'secretary-jhansi',
    name: 'Devendra Pratap Singh',
    district: 'Jhansi',
    designation: { en: 'District Secretary', hi: 'जिला सचिव' },
    email: 'jhansi@scse.example',
    phone: '+91 510 000 0004',
  },
];

export const districtSecretaries = localized<DistrictSecretary[]>(secretaries);

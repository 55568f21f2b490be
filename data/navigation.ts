/**
 * The site's links (spec §1, §2) and the eight districts of the header's dropdown (spec §9), in order. A link has its
 * text for the header, its text for the footer and the page's address; a district has the name to show and the entry
 * of districts.ts that it stands for:
 *
 *   { label: 'GALLERY', footerLabel: 'Gallery', href: '/gallery' },
 *   { name: 'Kanpur', district: 'Kanpur Nagar' },
 */
import { localized, type Source } from '@/lib/localized';
import type { NavigationDistrict, NavigationLink } from '@/lib/schemas/navigation';

export const STUDENT_RECORDS_PATH = '/student-records';
export const DISTRICT_SECRETARIES_PATH = '/district-secretaries';

const links: Source<NavigationLink[]> = [
  { label: { en: 'HOME', hi: 'मुखपृष्ठ' }, footerLabel: { en: 'Home', hi: 'मुखपृष्ठ' }, href: '/' },
  {
    label: { en: 'ABOUT US', hi: 'हमारे बारे में' },
    footerLabel: { en: 'About', hi: 'हमारे बारे में' },
    href: '/about',
  },
  {
    label: { en: 'GALLERY', hi: 'तस्वीरें' },
    footerLabel: { en: 'Gallery', hi: 'तस्वीरें' },
    href: '/gallery',
  },
  {
    label: { en: 'STUDENT RECORDS', hi: 'विद्यार्थियों के रिकॉर्ड' },
    footerLabel: { en: 'Student Records', hi: 'विद्यार्थियों के रिकॉर्ड' },
    href: STUDENT_RECORDS_PATH,
  },
  {
    label: { en: 'DISTRICT SECRETARIES', hi: 'जिला सचिव' },
    footerLabel: { en: 'District Secretaries', hi: 'जिला सचिव' },
    href: DISTRICT_SECRETARIES_PATH,
  },
];

const dropdown: Source<NavigationDistrict[]> = [
  { name: { en: 'Lucknow', hi: 'लखनऊ' }, district: 'Lucknow' },
  { name: { en: 'Kanpur', hi: 'कानपुर' }, district: 'Kanpur Nagar' },
  { name: { en: 'Varanasi', hi: 'वाराणसी' }, district: 'Varanasi' },
  { name: { en: 'Agra', hi: 'आगरा' }, district: 'Agra' },
  { name: { en: 'Prayagraj', hi: 'प्रयागराज' }, district: 'Prayagraj' },
  { name: { en: 'Gorakhpur', hi: 'गोरखपुर' }, district: 'Gorakhpur' },
  { name: { en: 'Meerut', hi: 'मेरठ' }, district: 'Meerut' },
  { name: { en: 'Ghaziabad', hi: 'गाजियाबाद' }, district: 'Ghaziabad' },
];

export const navigationLinks = localized<NavigationLink[]>(links);
export const navigationDistricts = localized<NavigationDistrict[]>(dropdown);

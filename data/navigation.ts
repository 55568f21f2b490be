/**
 * The site's links (spec §1, §2) and the eight districts of the header's dropdown (spec §9), in order. A link has its
 * text for the header, its text for the footer and the page's address; a district has the name to show and the entry
 * of districts.ts that it stands for:
 *
 *   { label: 'GALLERY', footerLabel: 'Gallery', href: '/gallery' },
 *   { name: 'Kanpur', district: 'Kanpur Nagar' },
 */
import type { NavigationDistrict, NavigationLink } from '@/lib/schemas/navigation';

export const STUDENT_RECORDS_PATH = '/student-records';
export const DISTRICT_SECRETARIES_PATH = '/district-secretaries';

export const navigationLinks: NavigationLink[] = [
  { label: 'HOME', footerLabel: 'Home', href: '/' },
  { label: 'ABOUT US', footerLabel: 'About', href: '/about' },
  { label: 'GALLERY', footerLabel: 'Gallery', href: '/gallery' },
  { label: 'STUDENT RECORDS', footerLabel: 'Student Records', href: STUDENT_RECORDS_PATH },
  {
    label: 'DISTRICT SECRETARIES',
    footerLabel: 'District Secretaries',
    href: DISTRICT_SECRETARIES_PATH,
  },
];

export const navigationDistricts: NavigationDistrict[] = [
  { name: 'Lucknow', district: 'Lucknow' },
  { name: 'Kanpur', district: 'Kanpur Nagar' },
  { name: 'Varanasi', district: 'Varanasi' },
  { name: 'Agra', district: 'Agra' },
  { name: 'Prayagraj', district: 'Prayagraj' },
  { name: 'Gorakhpur', district: 'Gorakhpur' },
  { name: 'Meerut', district: 'Meerut' },
  { name: 'Ghaziabad', district: 'Ghaziabad' },
];

import { includesHindi } from '@/lib/i18n/hindi-search';

/**
 * The last part of a district's address: its name in lower case, in any script, with hyphens for everything that is no
 * letter or digit.
 *
 * @example getDistrictSlug('Lakhimpur (Kheri)') // 'lakhimpur-kheri'
 */
export function getDistrictSlug(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter(Boolean).join('-');
}

/** The path that the navigation's dropdown links to (spec §2). */
export function getDistrictPath(name: string): string {
  return `/district/${getDistrictSlug(name)}`;
}

/** A district as a page lists it. */
export interface ListedDistrict {
  /** Its position in the list of all districts, counted from 0; the same in each language. */
  key: number;
  /** Its name in the language of the page. */
  label: string;
  /** Its names in the other languages, by which it is also found. */
  alsoCalled: string;
}

/**
 * Lists the districts for a page.
 *
 * @param labels their names in the language of the page
 * @param otherNames the same list in each of the other languages
 */
export const listDistricts = (
  labels: readonly string[],
  otherNames: readonly (readonly string[])[],
): ListedDistrict[] =>
  labels.map((label, key) => ({
    key,
    label,
    alsoCalled: otherNames.map((names) => names[key]).join('\n'),
  }));

/** The districts whose name in any language contains the query, ignoring case (spec §5). */
export function searchDistricts(
  districts: readonly ListedDistrict[],
  query: string,
): ListedDistrict[] {
  const needle = query.toLowerCase();
  return districts.filter(({ label, alsoCalled }) =>
    includesHindi(`${label}\n${alsoCalled}`.toLowerCase(), needle),
  );
}

/**
 * The secretaries to show (spec §4): all while no district is selected, otherwise those of that district, which may be
 * none.
 */
export function findSecretaries<District, Secretary extends { district: District }>(
  secretaries: readonly Secretary[],
  selectedDistrict: District | null,
): Secretary[] {
  if (selectedDistrict === null) return [...secretaries];
  return secretaries.filter(({ district }) => district === selectedDistrict);
}

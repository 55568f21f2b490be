import { includesHindi } from '@/lib/i18n/hindi-search';

/**
 * The last part of a district's address: its name in lower case, whatever the script, with a hyphen for all that is
 * no letter or digit.
 *
 * @param name the district as the dropdown writes it
 * @example getDistrictSlug('Lakhimpur (Kheri)') // 'lakhimpur-kheri'
 */
export function getDistrictSlug(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter(Boolean).join('-');
}

/** Where the navigation's dropdown leads for a district (spec §2). */
export function getDistrictPath(name: string): string {
  return `/district/${getDistrictSlug(name)}`;
}

/** A district as a page lists it. */
export interface ListedDistrict {
  /** Its place in the list of all districts, from 0 on, which is the same in each language. */
  key: number;
  /** Its name in the language of the page. */
  label: string;
  /** Its names in the other languages; it is found by these as well. */
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

/** The districts whose name contains the query, whatever the case (spec §5), in any language. */
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
 * The secretaries to show (spec §4): all of them while no district is selected, else those of that district,
 * which may be none.
 */
export function findSecretaries<District, Secretary extends { district: District }>(
  secretaries: readonly Secretary[],
  selectedDistrict: District | null,
): Secretary[] {
  if (selectedDistrict === null) return [...secretaries];
  return secretaries.filter(({ district }) => district === selectedDistrict);
}

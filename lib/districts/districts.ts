import { matchesQuery, parseSearchQuery, toSearchForm } from '@/lib/i18n/hindi-search';

/**
 * The last part of the address of a district's page: the name in lower case, in any script, with hyphens instead of all
 * characters that are not letters or digits.
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

/** The path of a district's page, to which the navigation's dropdown links (spec §2). */
export function getDistrictPath(name: string): string {
  return `/district/${getDistrictSlug(name)}`;
}

/** A district in the list of districts on a page. */
export interface ListedDistrict {
  /** The position in the list of all districts, counted from 0. It is the same in each language. */
  key: number;
  /** The name in the language of the page. */
  label: string;
  /** The names in all languages, in search form. */
  searchText: string;
}

/**
 * Lists the districts for a page.
 *
 * @param labels the district names in the language of the page
 * @param otherNames the district names in the other languages, one list per language, in the same order
 */
export const listDistricts = (
  labels: readonly string[],
  otherNames: readonly (readonly string[])[],
): ListedDistrict[] =>
  labels.map((label, key) => ({
    key,
    label,
    searchText: toSearchForm([label, ...otherNames.map((names) => names[key])].join('\n')),
  }));

/** The districts whose name in any language contains the query, ignoring case (spec §5). */
export function searchDistricts(
  districts: readonly ListedDistrict[],
  query: string,
): ListedDistrict[] {
  const searchQuery = parseSearchQuery(query);
  return districts.filter(({ searchText }) => matchesQuery(searchText, searchQuery));
}

/** The secretaries to show (spec §4): all while no district is selected, otherwise those of the district. */
export function findSecretaries<District, Secretary extends { district: District }>(
  secretaries: readonly Secretary[],
  selectedDistrict: District | null,
): Secretary[] {
  if (selectedDistrict === null) return [...secretaries];
  return secretaries.filter(({ district }) => district === selectedDistrict);
}

import { createSearchPattern, toSearchForm } from '@/lib/i18n/hindi-search';

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

/** The names of a district: first that in the language of the page, then those in the other languages. */
export type DistrictNames = readonly [name: string, ...otherNames: string[]];

/** The districts whose name in any language contains the query, ignoring case (spec §5). */
export function searchDistricts(districts: readonly DistrictNames[], query: string) {
  const pattern = createSearchPattern(query);
  return districts.filter((names) => pattern.test(toSearchForm(names.join('\n'))));
}

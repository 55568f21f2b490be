import { createSearchPattern, toSearchForm } from '@/lib/i18n/hindi-search';
import { toSlug } from '@/lib/model/slug';

/** The path of a district's page, to which the navigation's dropdown links (spec §2). */
export const getDistrictPath = (name: string): string => `/district/${toSlug(name)}`;

/** The names of a district: first that in the language of the page, then those in the other languages. */
export type DistrictNames = readonly [name: string, ...otherNames: string[]];

/** The districts whose name in any language contains the query, ignoring case (spec §5). */
export function searchDistricts(districts: readonly DistrictNames[], query: string) {
  const pattern = createSearchPattern(query);
  return districts.filter((names) => pattern.test(toSearchForm(names.join('\n'))));
}

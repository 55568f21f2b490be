import { hindiIncludes } from '@/lib/hindi-search';
import type { DistrictSecretary } from '@/lib/schemas/district-secretary';

/**
 * The last part of a district's address: its name in lower case, whatever the script, with a hyphen for all that is
 * no letter or digit.
 *
 * @param name the district as the dropdown writes it
 * @example districtSlug('Lakhimpur (Kheri)') // 'lakhimpur-kheri'
 */
export function districtSlug(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter(Boolean).join('-');
}

/** Where the navigation's dropdown leads for a district (spec §2). */
export function districtPath(name: string): string {
  return `/district/${districtSlug(name)}`;
}

/**
 * The districts whose name contains the query, whatever the case (spec §5), in either language.
 *
 * @param hindiNames names in Hindi, by those in the list
 */
export function searchDistricts(
  districts: readonly string[],
  query: string,
  hindiNames: Readonly<Record<string, string>> = {},
): string[] {
  const needle = query.toLowerCase();
  return districts.filter(
    (district) =>
      district.toLowerCase().includes(needle) || hindiIncludes(hindiNames[district] ?? '', query),
  );
}

/**
 * The secretaries to show (spec §4): all of them while no district is selected, else those of that district,
 * which may be none.
 */
export function secretariesOf<Secretary extends Pick<DistrictSecretary, 'district'>>(
  secretaries: readonly Secretary[],
  selectedDistrict: string | null,
): Secretary[] {
  if (selectedDistrict === null) return [...secretaries];
  return secretaries.filter(({ district }) => district === selectedDistrict);
}

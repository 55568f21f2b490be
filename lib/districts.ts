import type { DistrictSecretary } from '@/lib/schemas/district-secretary';

/**
 * Where the navigation's dropdown leads for a district (spec §2).
 *
 * @param name the district as the dropdown writes it
 */
export function districtPath(name: string): string {
  return `/district/${name.toLowerCase()}`;
}

/** The districts whose name contains the query, whatever the case (spec §5). */
export function searchDistricts(districts: readonly string[], query: string): string[] {
  const needle = query.toLowerCase();
  return districts.filter((district) => district.toLowerCase().includes(needle));
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

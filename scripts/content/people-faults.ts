import { z } from 'zod';
import { coreMemberSchema, fixedMemberSchema, type FixedMember } from '@/lib/schemas/core-member';
import { districtSecretarySchema } from '@/lib/schemas/district-secretary';
import { text } from '@/lib/schemas/fields';
import {
  navigationDistrictSchema,
  navigationLinkSchema,
  type NavigationDistrict,
  type NavigationLink,
} from '@/lib/schemas/navigation';
import { districtPath, districtSlug } from '@/lib/districts';
import {
  duplicateFaults,
  emptyFaults,
  listFaults,
  missingAssetFaults,
  unknownDistrictFaults,
  withValue,
  type Assets,
} from './checks';
import type { Content } from './content';
import type { Fault } from './fault';
import { FILES } from './files';
import { pagePaths } from './pages';

export function memberFaults(
  { coreMembers, fixedMembers }: Pick<Content, 'coreMembers' | 'fixedMembers'>,
  assets: Assets,
): Fault[] {
  const file = FILES.members;
  const photoFaults = (members: readonly FixedMember[]) =>
    members.flatMap(({ name, photo_url }) =>
      missingAssetFaults({ file, entry: name, field: 'photo_url' }, photo_url, assets),
    );
  return [
    ...listFaults(file, coreMemberSchema, coreMembers, (members) => [
      ...duplicateFaults(file, 'id', members, ({ id }) => id),
      ...duplicateFaults(file, 'display_order', members, (member) => member.display_order),
      ...photoFaults(members),
    ]),
    ...listFaults(file, fixedMemberSchema, fixedMembers, (members) => [
      ...duplicateFaults(file, 'name', members, ({ name }) => name),
      ...photoFaults(members),
    ]),
  ];
}

/** Districts that are one to who reads them, whatever their capitals and spaces. */
function sameNameFaults(districts: readonly string[]): Fault[] {
  const firsts = new Map<string, string>();
  return districts.flatMap((district, index) => {
    const twin = firsts.get(districtSlug(district));
    firsts.set(districtSlug(district), twin ?? district);
    if (twin === undefined) return [];
    const problem = district === twin ? 'is used twice' : `is "${twin}" written in another way`;
    const entry = `entry ${index + 1}`;
    return [{ file: FILES.districts, entry, field: '', problem: withValue(district, problem) }];
  });
}

/** Hosts have limits to what they take for the name of a file and of a rule, in bytes of any script. */
const LONGEST_SLUG = 50;

/** Districts of the navigation whose names give no address, or that of another. */
function addressFaults(entries: readonly NavigationDistrict[]): Fault[] {
  return entries.flatMap(({ name }, index) => {
    const slug = districtSlug(name);
    const place = { file: FILES.navigation, entry: name, field: 'name' };
    if (slug === '') return [{ ...place, problem: 'has no letter that an address can be made of' }];
    if (slug.length > LONGEST_SLUG) {
      const problem = `has ${slug.length} letters; its address has room for ${LONGEST_SLUG}`;
      return [{ ...place, problem }];
    }
    const twin = entries.slice(0, index).find((other) => districtSlug(other.name) === slug);
    if (!twin) return [];
    const problem =
      twin.name === name
        ? 'is used twice'
        : `has the address of "${twin.name}": ${districtPath(name)}`;
    return [{ ...place, problem: withValue(name, problem) }];
  });
}

/** Links of the navigation to pages that the site does not have. */
function deadLinkFaults(links: readonly NavigationLink[]): Fault[] {
  const pages = pagePaths();
  return links
    .filter(({ href }) => !pages.includes(href))
    .map(({ label, href }) => ({
      file: FILES.navigation,
      entry: label,
      field: 'href',
      problem: withValue(href, `is no page of the site: there are ${pages.sort().join(', ')}`),
    }));
}

/** Faults of the districts, of their secretaries and of the navigation, which names some of them. */
export function districtFaults(
  content: Pick<
    Content,
    'districts' | 'districtSecretaries' | 'navigationDistricts' | 'navigationLinks'
  >,
  assets: Assets,
): Fault[] {
  const districts = z.array(text).safeParse(content.districts).data;
  // In a list that has faults itself, or nothing, nothing can be looked up.
  const unknownDistricts = (file: string, entries: readonly { district: string }[]) =>
    districts?.length ? unknownDistrictFaults(file, entries, districts) : [];
  return [
    ...listFaults(FILES.districts, text, content.districts, (entries) => [
      ...emptyFaults(FILES.districts, 'districts', entries),
      ...sameNameFaults(entries),
    ]),
    ...listFaults(
      FILES.secretaries,
      districtSecretarySchema,
      content.districtSecretaries,
      (secretaries) => [
        ...duplicateFaults(FILES.secretaries, 'id', secretaries, ({ id }) => id),
        ...unknownDistricts(FILES.secretaries, secretaries),
        ...secretaries.flatMap(({ id, photo_url }) =>
          missingAssetFaults(
            { file: FILES.secretaries, entry: id, field: 'photo_url' },
            photo_url,
            assets,
          ),
        ),
      ],
    ),
    ...listFaults(FILES.navigation, navigationLinkSchema, content.navigationLinks, (links) => [
      ...emptyFaults(FILES.navigation, 'navigationLinks', links),
      ...duplicateFaults(FILES.navigation, 'href', links, ({ href }) => href),
      ...deadLinkFaults(links),
    ]),
    ...listFaults(
      FILES.navigation,
      navigationDistrictSchema,
      content.navigationDistricts,
      (entries) => [
        ...emptyFaults(FILES.navigation, 'navigationDistricts', entries),
        ...addressFaults(entries),
        ...unknownDistricts(FILES.navigation, entries),
      ],
    ),
  ];
}

import { z } from 'zod';
import { coreMemberSchema, fixedMemberSchema, type FixedMember } from '@/lib/schemas/core-member';
import { districtSecretarySchema } from '@/lib/schemas/district-secretary';
import { text } from '@/lib/schemas/fields';
import { navigationDistrictSchema, navigationLinkSchema } from '@/lib/schemas/navigation';
import {
  duplicateFaults,
  listFaults,
  missingAssetFaults,
  unknownDistrictFaults,
  type Assets,
} from './checks';
import type { Content } from './content';
import type { Fault } from './fault';
import { FILES } from './files';

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

/** Faults of the districts, of their secretaries and of the navigation, which names some of them. */
export function districtFaults(
  content: Pick<
    Content,
    'districts' | 'districtSecretaries' | 'navigationDistricts' | 'navigationLinks'
  >,
  assets: Assets,
): Fault[] {
  const districts = z.array(text).safeParse(content.districts).data;
  // In a list that has faults itself, nothing can be looked up.
  const unknownDistricts = (file: string, entries: readonly { district: string }[]) =>
    districts ? unknownDistrictFaults(file, entries, districts) : [];
  return [
    ...listFaults(FILES.districts, text, content.districts, (entries) =>
      duplicateFaults(FILES.districts, '', entries, (district) => district),
    ),
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
    ...listFaults(FILES.navigation, navigationLinkSchema, content.navigationLinks, (links) =>
      duplicateFaults(FILES.navigation, 'href', links, ({ href }) => href),
    ),
    ...listFaults(
      FILES.navigation,
      navigationDistrictSchema,
      content.navigationDistricts,
      (entries) => [
        ...duplicateFaults(FILES.navigation, 'name', entries, ({ name }) => name),
        ...unknownDistricts(FILES.navigation, entries),
      ],
    ),
  ];
}

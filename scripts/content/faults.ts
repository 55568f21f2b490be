import { aboutSchema } from '@/data/schemas/about';
import { coreMemberSchema, fixedMemberSchema } from '@/data/schemas/core-member';
import { districtSecretarySchema } from '@/data/schemas/district-secretary';
import { eventSchema } from '@/data/schemas/event';
import { text } from '@/data/schemas/fields';
import { galleryImageSchema } from '@/data/schemas/gallery-image';
import { navigationDistrictSchema, navigationLinkSchema } from '@/data/schemas/navigation';
import { newsItemSchema } from '@/data/schemas/news-item';
import { objectiveSchema } from '@/data/schemas/objective';
import { siteSchema } from '@/data/schemas/site';
import { studentRecordSchema } from '@/data/schemas/student-record';
import { toIsoDate } from '@/lib/dates';
import { GALLERY_SIZE } from '@/lib/gallery';
import { duplicateFaults, listFaults, schemaFaults, unknownDistrictFaults } from './checks';
import type { Content } from './content';
import type { Fault } from './fault';

const FILES = {
  events: 'data/events.ts',
  gallery: 'data/gallery.ts',
  members: 'data/core-members.ts',
  navigation: 'data/navigation.ts',
  news: 'data/news.ts',
  records: 'data/student-records.ts',
  secretaries: 'data/district-secretaries.ts',
  site: 'data/site.ts',
};

/** Events whose dates are not in the order that they must be in. */
function eventOrderFaults(events: Content['events']): Fault[] {
  // Only dates that exist can be compared; ISO dates compare as text.
  const dated = events.filter((event) => eventSchema.safeParse(event).success);
  return dated.flatMap(({ id, start_date, end_date, registration_deadline }) => {
    const start = toIsoDate(start_date);
    const fault = (field: string, problem: string) => ({
      file: FILES.events,
      entry: id,
      field,
      problem,
    });
    return [
      ...(toIsoDate(end_date) < start
        ? [fault('end_date', `"${end_date}" is before the start`)]
        : []),
      ...(toIsoDate(registration_deadline) > start
        ? [fault('registration_deadline', `"${registration_deadline}" is after the start`)]
        : []),
    ];
  });
}

function gallerySizeFaults({ length }: Content['galleryImages']): Fault[] {
  if (length === GALLERY_SIZE) return [];
  const problem = `describes ${length} images instead of ${GALLERY_SIZE}`;
  return [{ file: FILES.gallery, entry: '', field: '', problem }];
}

/** A fault for each image file that the content names and that is not there. */
function missingAssetFaults(content: Content, assetExists: (name: string) => boolean): Fault[] {
  const fault = (file: string, entry: string, field: string, name: string | undefined): Fault[] =>
    name === undefined || assetExists(name)
      ? []
      : [{ file, entry, field, problem: `public/assets/${name} does not exist` }];
  const { coreMembers, fixedMembers, districtSecretaries, galleryImages, news, site } = content;
  return [
    ...fault(FILES.site, '', 'logo', site.logo),
    ...site.affiliations.flatMap(({ name, logo }) => fault(FILES.site, name, 'logo', logo)),
    ...[...coreMembers, ...fixedMembers].flatMap(({ name, photo_url }) =>
      fault(FILES.members, name, 'photo_url', photo_url),
    ),
    ...districtSecretaries.flatMap(({ id, photo_url }) =>
      fault(FILES.secretaries, id, 'photo_url', photo_url),
    ),
    ...news.flatMap(({ id, image_url }) => fault(FILES.news, id, 'image_url', image_url)),
    ...galleryImages.flatMap(({ id }, index) =>
      fault(FILES.gallery, id, 'url', `gallery/image${index + 1}.jpg`),
    ),
  ];
}

/**
 * Checks all content: each entry against its schema, and entries against each other.
 *
 * @param content what the data modules export
 * @param assetExists whether a file lies under public/assets, by its path there
 * @returns the faults, file by file; none for good content
 */
export function findFaults(content: Content, assetExists: (name: string) => boolean): Fault[] {
  const { coreMembers, districts, districtSecretaries, events, galleryImages, news } = content;
  const { navigationDistricts, studentRecords } = content;
  return [
    ...schemaFaults(FILES.site, '', siteSchema, content.site),
    ...schemaFaults('data/about.ts', '', aboutSchema, content.about),
    ...listFaults('data/announcements.ts', text, content.announcements),
    ...listFaults(FILES.members, coreMemberSchema, coreMembers),
    ...duplicateFaults(FILES.members, 'id', coreMembers, ({ id }) => id),
    ...listFaults(FILES.members, fixedMemberSchema, content.fixedMembers),
    ...listFaults(FILES.events, eventSchema, events),
    ...duplicateFaults(FILES.events, 'id', events, ({ id }) => id),
    ...eventOrderFaults(events),
    ...listFaults(FILES.news, newsItemSchema, news),
    ...duplicateFaults(FILES.news, 'id', news, ({ id }) => id),
    ...listFaults('data/objectives.ts', objectiveSchema, content.objectives),
    ...listFaults(FILES.gallery, galleryImageSchema, galleryImages),
    ...gallerySizeFaults(galleryImages),
    ...duplicateFaults(FILES.gallery, 'description', galleryImages, (image) => image.description),
    ...listFaults('data/districts.ts', text, districts),
    ...duplicateFaults('data/districts.ts', 'name', districts, (district) => district),
    ...listFaults(FILES.secretaries, districtSecretarySchema, districtSecretaries),
    ...duplicateFaults(FILES.secretaries, 'id', districtSecretaries, ({ id }) => id),
    ...unknownDistrictFaults(FILES.secretaries, districtSecretaries, districts),
    ...listFaults(FILES.navigation, navigationLinkSchema, content.navigationLinks),
    ...listFaults(FILES.navigation, navigationDistrictSchema, navigationDistricts),
    ...unknownDistrictFaults(FILES.navigation, navigationDistricts, districts),
    ...listFaults(FILES.records, studentRecordSchema, studentRecords),
    ...duplicateFaults(FILES.records, 'slNo', studentRecords, ({ slNo }) => slNo),
    ...duplicateFaults(
      FILES.records,
      'certificateNo',
      studentRecords,
      ({ certificateNo }) => certificateNo,
    ),
    ...missingAssetFaults(content, assetExists),
  ];
}

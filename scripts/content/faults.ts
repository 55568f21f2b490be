import type { z } from 'zod';
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
import type { Content } from './content';

/** Something wrong with the content, in words for the person who edits it. */
export interface Fault {
  file: string;
  /** The entry's id, name or title; where it has none, its number in the list, from 1. */
  entry: string;
  field: string;
  problem: string;
}

/** One line: file, entry, field, what is wrong. */
export function formatFault({ file, entry, field, problem }: Fault): string {
  return [file, entry, field, problem].filter((part) => part !== '').join(': ');
}

/** How an entry is called in a fault: by the first of these fields that it has. */
const NAMING_FIELDS = ['id', 'certificateNo', 'title', 'name', 'label'];

function entryName(entry: unknown, index: number): string {
  const fields = new Map(typeof entry === 'object' && entry ? Object.entries(entry) : []);
  const name: unknown = NAMING_FIELDS.map((field) => fields.get(field)).find(Boolean);
  return typeof name === 'string' ? name : `entry ${index + 1}`;
}

/** The faults that a schema finds in one value. */
function schemaFaults(file: string, entry: string, schema: z.ZodType, value: unknown): Fault[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map(({ path, message, input }) => ({
    file,
    entry,
    field: path.join('.'),
    problem: typeof input === 'string' ? `${JSON.stringify(input)} ${message}` : message,
  }));
}

function listFaults(file: string, schema: z.ZodType, entries: readonly unknown[]): Fault[] {
  return entries.flatMap((entry, index) =>
    schemaFaults(file, entryName(entry, index), schema, entry),
  );
}

/** A fault for each entry whose value of a field stands in an earlier entry too. */
function duplicateFaults<Entry>(
  file: string,
  field: string,
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | number,
): Fault[] {
  const seen = new Set<string | number>();
  return entries.flatMap((entry, index) => {
    const value = valueOf(entry);
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    const problem = `${JSON.stringify(value)} is used twice`;
    return [{ file, entry: entryName(entry, index), field, problem }];
  });
}

/** A fault for each entry that names a district which is not in the list. */
function unknownDistrictFaults(
  file: string,
  entries: readonly { district: string }[],
  districts: readonly string[],
): Fault[] {
  return entries.flatMap((entry, index) =>
    districts.includes(entry.district)
      ? []
      : {
          file,
          entry: entryName(entry, index),
          field: 'district',
          problem: `${JSON.stringify(entry.district)} is not in data/districts.ts`,
        },
  );
}

/** Dates of an event that cannot be in this order (both forms compare as text once they are ISO dates). */
function eventOrderFaults(events: Content['events']): Fault[] {
  return events.flatMap(({ id, start_date, end_date, registration_deadline }) => {
    const [start, end, deadline] = [start_date, end_date, registration_deadline].map(toIsoDate);
    if (start === undefined || end === undefined || deadline === undefined) return [];
    const file = 'data/events.ts';
    return [
      ...(end < start
        ? [{ file, entry: id, field: 'end_date', problem: `"${end_date}" is before the start` }]
        : []),
      ...(deadline > start
        ? [
            {
              file,
              entry: id,
              field: 'registration_deadline',
              problem: `"${registration_deadline}" is after the start`,
            },
          ]
        : []),
    ];
  });
}

/** Every image file that the content names, with the place that names it. */
function assetReferences(content: Content) {
  const { coreMembers, fixedMembers, districtSecretaries, galleryImages, news, site } = content;
  return [
    { file: 'data/site.ts', entry: '', field: 'logo', name: site.logo },
    ...site.affiliations.map(({ name, logo }) => ({
      ...{ file: 'data/site.ts', entry: name, field: 'logo', name: logo },
    })),
    ...[...coreMembers, ...fixedMembers].map(({ name, photo_url }) => ({
      ...{ file: 'data/core-members.ts', entry: name, field: 'photo_url', name: photo_url },
    })),
    ...districtSecretaries.map(({ id, photo_url }) => ({
      ...{ file: 'data/district-secretaries.ts', entry: id, field: 'photo_url', name: photo_url },
    })),
    ...news.map(({ id, image_url }) => ({
      ...{ file: 'data/news.ts', entry: id, field: 'image_url', name: image_url },
    })),
    ...galleryImages.map(({ id }, index) => ({
      ...{
        file: 'data/gallery.ts',
        entry: id,
        field: 'url',
        name: `gallery/image${index + 1}.jpg`,
      },
    })),
  ];
}

/**
 * Checks all content: each entry against its schema, and entries against each other.
 *
 * @param content what the data modules export
 * @param assetExists whether a file lies under public/assets, by its path there
 * @returns the faults, in the order of the files; none for good content
 */
export function findFaults(content: Content, assetExists: (name: string) => boolean): Fault[] {
  const { districts, events, galleryImages, news, studentRecords } = content;
  const secretaries = content.districtSecretaries;
  const members = content.coreMembers;
  return [
    ...schemaFaults('data/site.ts', '', siteSchema, content.site),
    ...schemaFaults('data/about.ts', '', aboutSchema, content.about),
    ...listFaults('data/announcements.ts', text, content.announcements),
    ...listFaults('data/core-members.ts', coreMemberSchema, members),
    ...duplicateFaults('data/core-members.ts', 'id', members, ({ id }) => id),
    ...listFaults('data/core-members.ts', fixedMemberSchema, content.fixedMembers),
    ...listFaults('data/events.ts', eventSchema, events),
    ...duplicateFaults('data/events.ts', 'id', events, ({ id }) => id),
    ...eventOrderFaults(events),
    ...listFaults('data/news.ts', newsItemSchema, news),
    ...duplicateFaults('data/news.ts', 'id', news, ({ id }) => id),
    ...listFaults('data/objectives.ts', objectiveSchema, content.objectives),
    ...listFaults('data/gallery.ts', galleryImageSchema, galleryImages),
    ...(galleryImages.length === GALLERY_SIZE
      ? []
      : [
          {
            file: 'data/gallery.ts',
            entry: '',
            field: '',
            problem: `describes ${galleryImages.length} images instead of ${GALLERY_SIZE}`,
          },
        ]),
    ...duplicateFaults(
      'data/gallery.ts',
      'description',
      galleryImages,
      (image) => image.description,
    ),
    ...listFaults('data/districts.ts', text, districts),
    ...duplicateFaults('data/districts.ts', 'name', districts, (district) => district),
    ...listFaults('data/district-secretaries.ts', districtSecretarySchema, secretaries),
    ...duplicateFaults('data/district-secretaries.ts', 'id', secretaries, ({ id }) => id),
    ...unknownDistrictFaults('data/district-secretaries.ts', secretaries, districts),
    ...listFaults('data/navigation.ts', navigationLinkSchema, content.navigationLinks),
    ...listFaults('data/navigation.ts', navigationDistrictSchema, content.navigationDistricts),
    ...unknownDistrictFaults('data/navigation.ts', content.navigationDistricts, districts),
    ...listFaults('data/student-records.ts', studentRecordSchema, studentRecords),
    ...duplicateFaults('data/student-records.ts', 'slNo', studentRecords, ({ slNo }) => slNo),
    ...duplicateFaults(
      'data/student-records.ts',
      'certificateNo',
      studentRecords,
      ({ certificateNo }) => certificateNo,
    ),
    ...assetReferences(content).flatMap(({ name, ...place }) =>
      name === undefined || assetExists(name)
        ? []
        : { ...place, problem: `public/assets/${name} does not exist` },
    ),
  ];
}

import * as z from 'zod';
import { createField, type Field } from './fields';
import { districtSecretarySchema, homeMembersSchema } from './people';
import { EMPTY_LIST_PROBLEM, translatedTextSchema } from './text-schemas';
import { pageSchema } from './page';
import { sampleRecordsSchema } from './sample-records';
import { aboutSchema, navigationSchema, siteSchema } from './site';
import { eventSchema, galleryPictureSchema, newsItemSchema, objectiveSchema } from './home';

/** A collection: a kind of content, with a file of its own. */
interface Collection {
  /** The file, as a path within the project. */
  file: `data/${string}.yaml`;
  /** The name of the collection in the editor and in the content check. */
  label: string;
  /** The schema of the file. Fields made by `translatedTextSchema` and similar schemas are translated. */
  schema: z.ZodType;
  /** Whether the office changes it in most weeks. The editor lists such collections first. */
  isOftenChanged?: boolean;
}

/**
 * All collections. The code that loads, checks, edits and translates content reads this list, so a new kind of content
 * needs only its file in data/ and one entry here.
 */
export const COLLECTIONS = {
  news: {
    file: 'data/news.yaml',
    label: 'News',
    schema: z.array(newsItemSchema).default([]).meta({ entry: 'News item', isNewestFirst: true }),
    isOftenChanged: true,
  },
  events: {
    file: 'data/events.yaml',
    label: 'Events',
    schema: z.array(eventSchema).default([]).meta({ entry: 'Event', isNewestFirst: true }),
    isOftenChanged: true,
  },
  announcements: {
    file: 'data/announcements.yaml',
    label: 'Announcements',
    schema: z
      .array(translatedTextSchema.meta({ room: 80, isUnique: true }))
      .default([])
      .meta({
        entry: 'Announcement',
        description: 'They run across the home page.',
      }),
    isOftenChanged: true,
  },
  districtSecretaries: {
    file: 'data/district-secretaries.yaml',
    label: 'District secretaries',
    schema: z.array(districtSecretarySchema).default([]).meta({ entry: 'Secretary' }),
    isOftenChanged: true,
  },
  pages: {
    file: 'data/pages.yaml',
    label: 'Pages',
    schema: z.array(pageSchema).default([]).meta({ entry: 'Page' }),
    isOftenChanged: true,
  },
  gallery: {
    file: 'data/gallery.yaml',
    label: 'Gallery',
    schema: z.array(galleryPictureSchema).min(1, EMPTY_LIST_PROBLEM).meta({
      entry: 'Picture',
      title: 'Pictures',
      description:
        'Shown in this order; the first three tenths are marked EVENT, the others NEWS. “Add Picture” puts a new one at the end, the menu ⋮ of a picture puts it above or below that one.',
    }),
    isOftenChanged: true,
  },
  site: { file: 'data/site.yaml', label: 'Site', schema: siteSchema },
  coreMembers: { file: 'data/core-members.yaml', label: 'Core members', schema: homeMembersSchema },
  objectives: {
    file: 'data/objectives.yaml',
    label: 'Objectives',
    schema: z.array(objectiveSchema).default([]).meta({ entry: 'Objective' }),
  },
  about: { file: 'data/about.yaml', label: 'About page', schema: aboutSchema },
  districts: {
    file: 'data/districts.yaml',
    label: 'Districts',
    schema: z
      .array(translatedTextSchema.meta({ isUnique: true }))
      .min(1, EMPTY_LIST_PROBLEM)
      .meta({ entry: 'District' }),
  },
  navigation: { file: 'data/navigation.yaml', label: 'Navigation', schema: navigationSchema },
  sampleRecords: {
    file: 'data/sample-records.yaml',
    label: 'Sample records',
    schema: sampleRecordsSchema,
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

type Schemas = { [Name in CollectionName]: (typeof COLLECTIONS)[Name]['schema'] };

/** The schema of all content together, by the names of the collections. */
export const contentSchema = z.object(
  Object.fromEntries(COLLECTION_NAMES.map((name) => [name, COLLECTIONS[name].schema])) as Schemas,
);

/** The fields of all content together. */
export const contentField: Field = createField(contentSchema);

/** The values of all content files, in all languages. */
export type CollectionValues = z.infer<typeof contentSchema>;

import * as z from 'zod';
import { createField, type Field } from './fields';
import { eventSchema, newsItemSchema } from './news-and-events';
import { pageSchema } from './page';
import { districtSecretarySchema, coreMembersSchema } from './people';
import { galleryEntrySchema } from './picture-schemas';
import { vocabularySchema } from './vocabulary';
import { aboutSchema, navigationSchema, objectiveSchema, siteSchema } from './site';
import { translatedTextSchema } from './text-schemas';

/**
 * The schema of all content: of each collection, which is a kind of content with a file of its own. The code that loads,
 * checks, edits and translates content reads this list, so a new kind of content needs only its file in data/ and one
 * entry here. Fields made by `translatedTextSchema` and similar schemas are translated.
 */
export const contentSchema = z.object({
  news: z.array(newsItemSchema).default([]).meta({ entry: 'News item', isNewestFirst: true }),
  events: z.array(eventSchema).default([]).meta({ entry: 'Event', isNewestFirst: true }),
  announcements: z
    .array(translatedTextSchema.meta({ room: 80, isUnique: true }))
    .default([])
    .meta({ entry: 'Announcement', description: 'They run across the home page.' }),
  districtSecretaries: z.array(districtSecretarySchema).default([]).meta({ entry: 'Secretary' }),
  pages: z.array(pageSchema).default([]).meta({ entry: 'Page' }),
  gallery: z.array(galleryEntrySchema).min(1).meta({
    entry: 'Picture',
    description:
      'Shown in this order; the first three tenths are marked EVENT, the others NEWS. “Add Picture” puts a new one at the end, the menu ⋮ of a picture puts it above or below that one.',
  }),
  site: siteSchema,
  coreMembers: coreMembersSchema,
  objectives: z.array(objectiveSchema).default([]).meta({ entry: 'Objective' }),
  about: aboutSchema,
  districts: z
    .array(translatedTextSchema.meta({ isUnique: true }))
    .min(1)
    .meta({ entry: 'District' }),
  navigation: navigationSchema,
  vocabulary: vocabularySchema,
});

/** The values of all content files, in all languages. */
export type CollectionValues = z.infer<typeof contentSchema>;

export type CollectionName = keyof CollectionValues;

export const COLLECTION_NAMES = Object.keys(contentSchema.shape) as CollectionName[];

/** The files of the collections, as paths within the project: `data/core-members.yaml` has coreMembers. */
export const CONTENT_FILES = Object.fromEntries(
  COLLECTION_NAMES.map((name) => {
    const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, `data/${words}.yaml`];
  }),
) as Record<CollectionName, string>;

/** The fields of all content. */
export const contentField: Field = createField(contentSchema);

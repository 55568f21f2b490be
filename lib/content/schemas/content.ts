import * as z from 'zod';
import { aboutSchema } from './about';
import { membersSchema } from './core-member';
import { districtSecretarySchema } from './district-secretary';
import { eventSchema } from './event';
import { text, textOrBlank, createTextSchema } from './fields';
import { navigationSchema } from './navigation';
import { newsItemSchema } from './news-item';
import { objectiveSchema } from './objective';
import { sampleRecordsSchema } from './sample-records';
import { siteSchema } from './site';

/** What each file of data/ must look like, by its name without the ending. */
export const contentSchema = z.object({
  site: siteSchema,
  announcements: z.array(createTextSchema(80)).meta({
    entry: 'Announcement',
    description: 'They run across the home page.',
  }),
  events: z.array(eventSchema).meta({ entry: 'Event' }),
  news: z.array(newsItemSchema).meta({ entry: 'News item', isNewestFirst: true }),
  'core-members': membersSchema,
  objectives: z.array(objectiveSchema).meta({ entry: 'Objective' }),
  about: aboutSchema.meta({ title: 'About page' }),
  gallery: z.array(textOrBlank).meta({
    title: 'Descriptions of the gallery',
    isFixed: true,
    description: 'What each picture shows, the first one being image1.jpg.',
  }),
  'district-secretaries': z.array(districtSecretarySchema).meta({ entry: 'Secretary' }),
  districts: z.array(text).meta({ entry: 'District' }),
  navigation: navigationSchema,
  'sample-records': sampleRecordsSchema,
});

/** All that the files of data/ say, in each language. */
export type ContentFiles = z.infer<typeof contentSchema>;

/** The name of a file of data/, without its ending. */
export type ContentFile = keyof ContentFiles;

export const CONTENT_FILES = Object.keys(contentSchema.shape) as ContentFile[];

import * as z from 'zod';
import { fileNameSchema, isoDateSchema, slashDateSchema } from './value-schemas';
import { newsPicturePathSchema, pictureDescriptionSchema } from './picture-schemas';
import { shortTextSchema, translatedParagraphSchema, translatedTextSchema } from './text-schemas';
import type { InOneLanguage } from './language-text';

/** Spec §3, Event. */
export const eventSchema = z.strictObject({
  /** Also the name of the event's calendar file. */
  id: fileNameSchema.meta({
    isUnique: true,
    description: 'Small letters, digits and hyphens. It names the calendar file of the event.',
  }),
  title: translatedTextSchema.meta({ room: 80 }),
  description: translatedParagraphSchema.meta({ room: 300 }),
  event_type: shortTextSchema.meta({ initial: 'upcoming' }),
  start_date: slashDateSchema,
  end_date: slashDateSchema,
  registration_deadline: slashDateSchema,
  venue: translatedTextSchema.meta({ room: 100 }),
  highlights: z.array(translatedTextSchema.meta({ room: 100, isUnique: true })).default([]),
});

export type Event = InOneLanguage<z.infer<typeof eventSchema>>;

/** Spec §3, NewsItem. */
export const newsItemSchema = z.strictObject({
  id: shortTextSchema.meta({
    isUnique: true,
    description: 'News readers know the item by it: leave it as it is once it is published.',
  }),
  title: translatedTextSchema.meta({ room: 80 }),
  content: translatedParagraphSchema.meta({ room: 400 }),
  image_url: newsPicturePathSchema.optional(),
  /** A picture of the gallery keeps its description there. */
  description: pictureDescriptionSchema
    .meta({
      title: 'Description of the picture',
      description:
        'What the picture shows, for people who cannot see it. A picture of the gallery has it there.',
    })
    .optional(),
  published_at: isoDateSchema.meta({ description: 'The newest item stands first.' }),
  /** The day of the last change, for news readers; undefined for an item that was never changed. */
  updated_at: isoDateSchema
    .meta({ description: 'Blank while the item is as it was published.' })
    .optional(),
});

export type NewsItem = InOneLanguage<z.infer<typeof newsItemSchema>>;

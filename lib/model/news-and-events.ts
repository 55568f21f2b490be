import * as z from 'zod';
import { toIndianDay, toIsoDate } from '@/lib/dates/dates';
import { fileNameSchema, isoDateSchema, slashDateSchema } from './value-schemas';
import { newsPicturePathSchema, pictureDescriptionSchema } from './picture-schemas';
import { shortTextSchema, translatedParagraphSchema, translatedTextSchema } from './text-schemas';
import type { InOneLanguage } from './language-text';

/** Whether the first of two dates of an event is not after the second. */
const isInOrder = (date: string, later: string) => toIsoDate(date) <= toIsoDate(later);

/** The same day of another year. */
const addYears = (date: string, years: number) =>
  `${date.slice(0, 6)}${Number(date.slice(6)) + years}`;

/** Spec §3, Event. */
export const eventSchema = z
  .strictObject({
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
  })
  .refine(({ start_date }) => isInOrder(addYears(start_date, -5), toIndianDay(Date.now())), {
    path: ['start_date'],
    error: 'is more than five years ahead',
  })
  .refine(({ start_date, end_date }) => isInOrder(start_date, end_date), {
    path: ['end_date'],
    error: 'is before the start',
  })
  .refine(({ start_date, end_date }) => isInOrder(end_date, addYears(start_date, 1)), {
    path: ['end_date'],
    error: 'is more than a year after the start',
  })
  .refine((event) => isInOrder(event.registration_deadline, event.start_date), {
    path: ['registration_deadline'],
    error: 'is after the start',
  })
  .refine((event) => isInOrder(addYears(event.start_date, -1), event.registration_deadline), {
    path: ['registration_deadline'],
    error: 'is more than a year before the start',
  });

export type Event = InOneLanguage<z.infer<typeof eventSchema>>;

/** Spec §3, NewsItem. */
export const newsItemSchema = z
  .strictObject({
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
  })
  .refine(({ published_at, updated_at = published_at }) => updated_at >= published_at, {
    path: ['updated_at'],
    error: 'is before it was published',
  });

export type NewsItem = InOneLanguage<z.infer<typeof newsItemSchema>>;

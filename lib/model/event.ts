import * as z from 'zod';
import { fileNameSchema, slashDateSchema } from './fields';
import { nameSchema, createParagraphSchema, createTextSchema } from './text-fields';
import type { InLanguage } from './language-text';

/** Spec §3, Event. */
export const eventSchema = z.strictObject({
  /** Also the name of its calendar file. */
  id: fileNameSchema.meta({
    isUnique: true,
    description: 'Small letters, digits and hyphens. It names the calendar file of the event.',
  }),
  title: createTextSchema(80),
  description: createParagraphSchema(300),
  event_type: nameSchema.meta({ initial: 'upcoming' }),
  start_date: slashDateSchema,
  end_date: slashDateSchema,
  registration_deadline: slashDateSchema,
  venue: createTextSchema(100),
  highlights: z.array(createTextSchema(100).meta({ isUnique: true })),
});

export type Event = InLanguage<z.infer<typeof eventSchema>>;

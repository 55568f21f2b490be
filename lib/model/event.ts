import * as z from 'zod';
import { fileNameSchema, slashDateSchema } from './fields';
import { nameSchema, paragraphSchema, textSchema } from './text-fields';
import type { InLanguage } from './language-text';

/** Spec §3, Event. */
export const eventSchema = z.strictObject({
  /** Also the name of its calendar file. */
  id: fileNameSchema.meta({
    isUnique: true,
    description: 'Small letters, digits and hyphens. It names the calendar file of the event.',
  }),
  title: textSchema.meta({ room: 80 }),
  description: paragraphSchema.meta({ room: 300 }),
  event_type: nameSchema.meta({ initial: 'upcoming' }),
  start_date: slashDateSchema,
  end_date: slashDateSchema,
  registration_deadline: slashDateSchema,
  venue: textSchema.meta({ room: 100 }),
  highlights: z.array(textSchema.meta({ room: 100, isUnique: true })),
});

export type Event = InLanguage<z.infer<typeof eventSchema>>;

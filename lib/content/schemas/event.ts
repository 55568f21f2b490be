import * as z from 'zod';
import { fileName, name, createParagraphSchema, slashDate, createTextSchema } from './fields';
import type { InLanguage } from './language-text';

/** Spec §3, Event. */
export const eventSchema = z.strictObject({
  /** Also the name of its calendar file. */
  id: fileName.meta({
    isUnique: true,
    description: 'Small letters, digits and hyphens. It names the calendar file of the event.',
  }),
  title: createTextSchema(80),
  description: createParagraphSchema(300),
  event_type: name.meta({ initial: 'upcoming' }),
  start_date: slashDate,
  end_date: slashDate,
  registration_deadline: slashDate,
  venue: createTextSchema(100),
  highlights: z.array(createTextSchema(100).meta({ isUnique: true })),
});

export type Event = InLanguage<z.infer<typeof eventSchema>>;

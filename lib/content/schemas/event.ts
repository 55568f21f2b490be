import * as z from 'zod';
import { fileName, name, slashDate, createTextSchema } from './fields';
import type { InLanguage } from './language-text';

/** Spec §3, Event. */
export const eventSchema = z.strictObject({
  /** Also the name of its calendar file. */
  id: fileName,
  title: createTextSchema(80),
  description: createTextSchema(300),
  event_type: name,
  start_date: slashDate,
  end_date: slashDate,
  registration_deadline: slashDate,
  venue: createTextSchema(100),
  highlights: z.array(createTextSchema(100)),
});

export type Event = InLanguage<z.infer<typeof eventSchema>>;

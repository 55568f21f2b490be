import { z } from 'zod';
import { fileName, slashDate, text } from './fields';

/** Spec §3, Event. */
export const eventSchema = z.strictObject({
  /** Also the name of its calendar file. */
  id: fileName,
  title: text,
  description: text,
  event_type: text,
  start_date: slashDate,
  end_date: slashDate,
  registration_deadline: slashDate,
  venue: text,
  highlights: z.array(text),
});

export type Event = z.infer<typeof eventSchema>;

import { z } from 'zod';
import { slashDate, text } from './fields';

/** Spec §3, Event. */
export const eventSchema = z.strictObject({
  id: text,
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

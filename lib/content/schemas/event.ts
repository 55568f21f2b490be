import * as z from 'zod';
import { fileName, name, slashDate, textWithin } from './fields';
import type { InLanguage } from './language-text';

/** Spec §3, Event. */
export const eventSchema = z.strictObject({
  /** Also the name of its calendar file. */
  id: fileName,
  title: textWithin(80),
  description: textWithin(300),
  event_type: name,
  start_date: slashDate,
  end_date: slashDate,
  registration_deadline: slashDate,
  venue: textWithin(100),
  highlights: z.array(textWithin(100)),
});

export type Event = InLanguage<z.infer<typeof eventSchema>>;

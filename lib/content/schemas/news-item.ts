import * as z from 'zod';
import { isoDate, name, newsPicture, createTextSchema } from './fields';
import type { InLanguage } from './language-text';

/** Spec §3, NewsItem. */
export const newsItemSchema = z.strictObject({
  id: name,
  title: createTextSchema(80),
  content: createTextSchema(400),
  image_url: newsPicture.optional(),
  published_at: isoDate,
  /** When it was changed, which news readers then tell; none while it is as it was published. */
  updated_at: isoDate.optional(),
});

export type NewsItem = InLanguage<z.infer<typeof newsItemSchema>>;

import { z } from 'zod';
import { isoDate, newsPicture, text } from './fields';

/** Spec §3, NewsItem. */
export const newsItemSchema = z.strictObject({
  id: text,
  title: text,
  content: text,
  image_url: newsPicture.optional(),
  published_at: isoDate,
  /** When it was changed, which news readers then tell; none while it is as it was published. */
  updated_at: isoDate.optional(),
});

export type NewsItem = z.infer<typeof newsItemSchema>;

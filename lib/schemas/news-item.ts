import { z } from 'zod';
import { isoDate, newsPicture, text } from './fields';

/** Spec §3, NewsItem. */
export const newsItemSchema = z.strictObject({
  id: text,
  title: text,
  content: text,
  image_url: newsPicture.optional(),
  published_at: isoDate,
});

export type NewsItem = z.infer<typeof newsItemSchema>;

import * as z from 'zod';
import { isoDate, name, newsPicture, createParagraphSchema, createTextSchema } from './fields';
import type { InLanguage } from './language-text';

/** Spec §3, NewsItem. */
export const newsItemSchema = z.strictObject({
  id: name.meta({
    isUnique: true,
    description: 'News readers know the item by it: leave it as it is once it is published.',
  }),
  title: createTextSchema(80),
  content: createParagraphSchema(400),
  image_url: newsPicture.optional(),
  published_at: isoDate.meta({ description: 'The newest item stands first.' }),
  /** When it was changed, for news readers; undefined if it never was. */
  updated_at: isoDate
    .meta({ description: 'Blank while the item is as it was published.' })
    .optional(),
});

export type NewsItem = InLanguage<z.infer<typeof newsItemSchema>>;

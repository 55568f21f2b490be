import * as z from 'zod';
import { isoDateSchema } from './fields';
import { newsPictureSchema } from './picture-fields';
import { nameSchema, paragraphSchema, textSchema } from './text-fields';
import type { InLanguage } from './language-text';

/** Spec §3, NewsItem. */
export const newsItemSchema = z.strictObject({
  id: nameSchema.meta({
    isUnique: true,
    description: 'News readers know the item by it: leave it as it is once it is published.',
  }),
  title: textSchema.meta({ room: 80 }),
  content: paragraphSchema.meta({ room: 400 }),
  image_url: newsPictureSchema.optional(),
  published_at: isoDateSchema.meta({ description: 'The newest item stands first.' }),
  /** When it was changed, for news readers; undefined if it never was. */
  updated_at: isoDateSchema
    .meta({ description: 'Blank while the item is as it was published.' })
    .optional(),
});

export type NewsItem = InLanguage<z.infer<typeof newsItemSchema>>;

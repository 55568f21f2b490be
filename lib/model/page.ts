import * as z from 'zod';
import { fileNameSchema, isoDateSchema } from './value-schemas';
import type { InOneLanguage } from './language-text';
import {
  translatedMarkdownSchema,
  translatedParagraphSchema,
  translatedTextSchema,
} from './text-schemas';

/** A content page: a page that staff write. */
export const pageSchema = z.strictObject({
  slug: fileNameSchema.meta({
    isUnique: true,
    title: 'Address',
    description: 'Small letters, digits and hyphens: code-of-conduct is shown at /code-of-conduct.',
  }),
  title: translatedTextSchema.meta({ room: 60 }),
  summary: translatedParagraphSchema.meta({
    room: 160,
    description: 'What search engines show of it.',
  }),
  body: translatedMarkdownSchema.meta({
    description: 'Lines run on, so end one with \\ where the next begins anew, as in an address.',
  }),
  reviewed_at: isoDateSchema.meta({
    description: 'When somebody last saw to it that all of it is still true.',
  }),
  /** The place where every page links to it; undefined if only other content pages link to it. */
  menu: z
    .enum(['footer'], 'is not footer')
    .meta({ description: 'footer: a link at the end of every page.' })
    .optional(),
});

export type PageEntry = InOneLanguage<z.infer<typeof pageSchema>>;

export const getPagePath = ({ slug }: Pick<PageEntry, 'slug'>) => `/${slug}`;

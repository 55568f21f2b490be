import { z } from 'zod';
import { text } from './fields';

/** Spec §3, GalleryImage. */
export const galleryImageSchema = z.strictObject({
  id: z.string().regex(/^gallery-\d+$/, 'is not gallery-{n}'),
  /** Finished address of the file, base path or assets host included. */
  url: text,
  caption: text,
  type: z.enum(['event', 'news']),
  /** What the picture shows, for people who cannot see it. */
  description: text,
});

export type GalleryImage = z.infer<typeof galleryImageSchema>;

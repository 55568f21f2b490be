import { z } from 'zod';
import { text } from './fields';

/** The texts and figures of the About page, and the summary that the home page shows of it (spec §2). */
export const aboutSchema = z.strictObject({
  summary: text,
  sections: z.array(z.strictObject({ title: text, paragraphs: z.array(text).min(1) })),
  achievements: z.array(text),
  figures: z.array(z.strictObject({ value: text, label: text })),
});

export type About = z.infer<typeof aboutSchema>;

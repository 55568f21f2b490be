import * as z from 'zod';
import { nameSchema, paragraphSchema, textSchema } from './text-fields';
import type { InLanguage } from './language-text';

/** The texts and figures of the About page, and the summary that the home page shows of it (spec §2). */
export const aboutSchema = z.strictObject({
  summary: paragraphSchema.meta({ description: 'Shown on the home page.' }),
  sections: z.array(
    z.strictObject({ title: textSchema, paragraphs: z.array(paragraphSchema).min(1, 'is empty') }),
  ),
  achievements: z.array(textSchema),
  figures: z.array(
    z.strictObject({ value: nameSchema.meta({ room: 9 }), label: textSchema.meta({ room: 40 }) }),
  ),
});

export type About = InLanguage<z.infer<typeof aboutSchema>>;

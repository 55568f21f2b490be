import * as z from 'zod';
import { name, paragraph, text, createTextSchema } from './fields';
import type { InLanguage } from './language-text';

/** The texts and figures of the About page, and the summary that the home page shows of it (spec §2). */
export const aboutSchema = z.strictObject({
  summary: paragraph.meta({ description: 'Shown on the home page.' }),
  sections: z.array(
    z.strictObject({ title: text, paragraphs: z.array(paragraph).min(1, 'is empty') }),
  ),
  achievements: z.array(text),
  figures: z.array(z.strictObject({ value: name.meta({ room: 9 }), label: createTextSchema(40) })),
});

export type About = InLanguage<z.infer<typeof aboutSchema>>;

import * as z from 'zod';
import { emojiSchema } from './fields';
import { createParagraphSchema, createTextSchema } from './text-fields';
import type { InLanguage } from './language-text';

/** Spec §3, Objective. */
export const objectiveSchema = z.strictObject({
  icon: emojiSchema.meta({ description: 'A single emoji.' }),
  title: createTextSchema(60).meta({ isUnique: true }),
  description: createParagraphSchema(200),
});

export type Objective = InLanguage<z.infer<typeof objectiveSchema>>;

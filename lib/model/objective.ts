import * as z from 'zod';
import { emojiSchema } from './fields';
import { paragraphSchema, textSchema } from './text-fields';
import type { InLanguage } from './language-text';

/** Spec §3, Objective. */
export const objectiveSchema = z.strictObject({
  icon: emojiSchema.meta({ description: 'A single emoji.' }),
  title: textSchema.meta({ room: 60, isUnique: true }),
  description: paragraphSchema.meta({ room: 200 }),
});

export type Objective = InLanguage<z.infer<typeof objectiveSchema>>;

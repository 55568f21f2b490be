import * as z from 'zod';
import { emoji, textWithin } from './fields';
import type { InLanguage } from './language-text';

/** Spec §3, Objective. */
export const objectiveSchema = z.strictObject({
  icon: emoji,
  title: textWithin(60),
  description: textWithin(200),
});

export type Objective = InLanguage<z.infer<typeof objectiveSchema>>;

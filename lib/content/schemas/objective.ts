import * as z from 'zod';
import { emoji, createTextSchema } from './fields';
import type { InLanguage } from './language-text';

/** Spec §3, Objective. */
export const objectiveSchema = z.strictObject({
  icon: emoji,
  title: createTextSchema(60),
  description: createTextSchema(200),
});

export type Objective = InLanguage<z.infer<typeof objectiveSchema>>;

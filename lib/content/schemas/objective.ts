import * as z from 'zod';
import { emoji, paragraphWithin, createTextSchema } from './fields';
import type { InLanguage } from './language-text';

/** Spec §3, Objective. */
export const objectiveSchema = z.strictObject({
  icon: emoji.meta({ description: 'A single emoji.' }),
  title: createTextSchema(60),
  description: paragraphWithin(200),
});

export type Objective = InLanguage<z.infer<typeof objectiveSchema>>;

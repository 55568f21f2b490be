import { z } from 'zod';
import { text } from './fields';

/** Spec §3, Objective. */
export const objectiveSchema = z.strictObject({
  title: text,
  description: text,
  icon: z.string().regex(/^\p{Extended_Pictographic}\uFE0F?$/u, 'is not a single emoji'),
});

export type Objective = z.infer<typeof objectiveSchema>;

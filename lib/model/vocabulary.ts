import * as z from 'zod';
import { wholeNumberSchema, yearSchema } from './value-schemas';
import { translatedTextSchema } from './text-schemas';
import { MONTHS, recordWordSchema } from './student-record';

const wordListSchema = z.array(recordWordSchema).min(1);

/** The words of records: real ones use its ranks, games, events and Hindi names; sample records are made of it (spec §9). */
export const vocabularySchema = z.strictObject({
  seed: wholeNumberSchema.meta({ description: 'Another number gives other records.' }),
  firstNames: wordListSchema,
  surnames: wordListSchema,
  fatherFirstNames: wordListSchema,
  games: wordListSchema,
  events: wordListSchema,
  ranks: wordListSchema,
  months: z.array(z.enum(MONTHS, 'is not a month such as Jan')).min(1),
  years: z.array(yearSchema).min(1),
  /** The Hindi names of games, events, ranks and months, which Hindi pages show and search. */
  hindiNames: z
    .array(translatedTextSchema.meta({ isHindiOptional: true }))
    .default([])
    .meta({ description: 'Of games, events, ranks and months, for visitors who read Hindi.' }),
});

export type Vocabulary = z.infer<typeof vocabularySchema>;

import * as z from 'zod';
import { wholeNumberSchema, yearSchema } from './fields';
import { textSchema } from './text-fields';
import { MONTHS, recordWordSchema } from './student-record';

const wordsSchema = z.array(recordWordSchema).min(1, 'is empty: it needs one entry at least');

/**
 * The vocabulary of the sample records (spec §9), the ranks of all records, and the Hindi names of games, events, ranks and months.
 */
export const sampleRecordsSchema = z.strictObject({
  seed: wholeNumberSchema.meta({ description: 'Another number gives other records.' }),
  firstNames: wordsSchema,
  surnames: wordsSchema,
  fatherFirstNames: wordsSchema,
  games: wordsSchema,
  events: wordsSchema,
  ranks: wordsSchema,
  months: z.array(z.enum(MONTHS, 'is not a month such as Jan')).min(1),
  years: z.array(yearSchema).min(1),
  /** Hindi names, which visitors read, and by which they find the records of a game or event. */
  hindiNames: z
    .array(textSchema.meta({ isHindiOptional: true }))
    .meta({ description: 'Of games, events, ranks and months, for visitors who read Hindi.' }),
});

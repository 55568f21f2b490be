import * as z from 'zod';
import { recordWord, text, wholeNumber, year } from './fields';
import { MONTHS } from './student-record';

const words = z.array(recordWord).min(1, 'is empty: it needs one entry at least');

/**
 * The vocabulary of the sample records (spec §9), the ranks of all records, and the Hindi names of games and events.
 */
export const sampleRecordsSchema = z.strictObject({
  seed: wholeNumber.meta({ description: 'Another number gives other records.' }),
  firstNames: words,
  surnames: words,
  fatherFirstNames: words,
  games: words,
  events: words,
  ranks: words,
  months: z.array(z.enum(MONTHS, 'is not a month such as Jan')).min(1),
  years: z.array(year).min(1),
  /** Hindi names, by which visitors find the records of a game or event. */
  hindiNames: z
    .array(text.meta({ isHindiOptional: true }))
    .meta({ description: 'Of games and events, for who searches in Hindi.' }),
});

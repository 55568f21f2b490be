import { z } from 'zod';
import { dashDate, exported } from './fields';

/** Spec §3, StudentRecord. */
export const studentRecordSchema = z.strictObject({
  slNo: z.int().positive(),
  name: exported,
  fatherName: exported,
  dateOfBirth: dashDate,
  game: exported,
  event: exported,
  rank: exported,
  certificateNo: exported.regex(/^[A-Z]{2}\d{5}$/, 'is not two capital letters and five digits'),
  yearMonth: exported.regex(
    /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}$/,
    'is not a month and a year such as Jan 2025',
  ),
});

export type StudentRecord = z.infer<typeof studentRecordSchema>;

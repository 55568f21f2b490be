import * as z from 'zod';
import { dashDateSchema, exportedSchema, createExportedSchema } from './fields';

/** The months as records write them, in order. */
export const MONTHS = [
  ...(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const),
  ...(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const),
];

const WHOLE_NUMBER = 'is not a whole number, 1 or more';

/** Spec §3, StudentRecord. All but the number may be blank; a blank is shown as a dash and exported as nothing. */
export const studentRecordSchema = z.strictObject({
  slNo: z.int(WHOLE_NUMBER).positive(WHOLE_NUMBER),
  name: exportedSchema,
  fatherName: exportedSchema,
  dateOfBirth: dashDateSchema,
  game: exportedSchema,
  event: exportedSchema,
  rank: exportedSchema,
  certificateNo: createExportedSchema(
    /^[A-Z]{2}\d{5}$/,
    'is not two capital letters and five digits',
  ),
  yearMonth: createExportedSchema(
    new RegExp(`^(${MONTHS.join('|')}) \\d{4}$`),
    'is not a month and a year such as Jan 2025',
  ),
});

export type StudentRecord = z.infer<typeof studentRecordSchema>;
